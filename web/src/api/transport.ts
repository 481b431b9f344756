import type { Socket } from '../table/live';

// The way to whoever answers: a server, or in the demonstration a worker beside the page.

export interface Transport {
  request(path: string, init?: RequestInit): Promise<Response>;
  socket(path: string): Socket;
  /** Is there nobody else: no accounts, no lobby, no other people? */
  alone: boolean;
}

export const transport: Transport = {
  request: (path, init) => fetch(path, init),
  socket: (path) => new WebSocket(location.origin.replace(/^http/, 'ws') + path) as Socket,
  alone: false,
};
