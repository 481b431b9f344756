import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazily } from './lazily';

const page = new EventTarget();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Fails so often, and is there then. */
function part(failures: number): () => Promise<string> {
  return vi.fn(() =>
    failures-- > 0 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve('part'),
  );
}

it('what is there is fetched once', async () => {
  const load = part(0);
  expect(await lazily(load)).toBe('part');
  expect(load).toHaveBeenCalledTimes(1);
});

it('without a network it comes when that is back', async () => {
  const load = part(1);
  const found = lazily(load);
  await vi.advanceTimersByTimeAsync(1000);
  expect(load).toHaveBeenCalledTimes(1);
  page.dispatchEvent(new Event('online'));
  expect(await found).toBe('part');
});

it('or after a while, if nobody says that it is back', async () => {
  const found = lazily(part(2));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await found).toBe('part');
});
