import { get, patch, post, remove } from '../api/client';
import type { Me } from '../api/types';
import { enterByPasskey } from './passkeys';

// The user of this browser: a guest until there is an account.

class Myself {
  user = $state.raw<Me | null>(null);
  private asked: Promise<Me> | null = null;

  load(): Promise<Me> {
    this.asked ??= get<Me>('/api/me').then(
      (user) => (this.user = user),
      (error: unknown) => {
        this.asked = null;
        throw error;
      },
    );
    return this.asked;
  }

  /** Who I am has been asked anew. */
  renewed(user: Me): Me {
    return this.take(user);
  }

  private take(user: Me): Me {
    this.asked = Promise.resolve(user);
    return (this.user = user);
  }

  async create(name: string, password: string, email: string): Promise<void> {
    this.take(await post<Me>('/api/accounts', { name, password, ...(email ? { email } : {}) }));
  }

  async logIn(name: string, password: string): Promise<void> {
    this.take(await post<Me>('/api/sessions', { name, password }));
  }

  async enterByPasskey(): Promise<void> {
    this.take(await enterByPasskey());
  }

  async logOut(): Promise<void> {
    await remove('/api/sessions/current');
    await this.forgotten();
  }

  /** The account is no more: a guest again. */
  async forgotten(): Promise<void> {
    this.asked = null;
    await this.load();
  }

  async change(what: Record<string, unknown>): Promise<Me> {
    return this.take(await patch<Me>('/api/me', what));
  }
}

export const myself = new Myself();
