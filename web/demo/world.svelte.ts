import type { Transport } from '../src/api/transport';
import type { Socket } from '../src/table/live';
import type { FromWorker, ToWorker } from './messages';

// The page's end of the wire to the worker.

class Loading {
  share = $state(0); // of what has to be fetched, 0 to 1
  size = $state(0); // bytes
  ready = $state(false);
  problem = $state('');
}

export const loading = new Loading();

class WorldSocket implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;

  constructor(
    private readonly tell: (message: ToWorker) => void,
    private readonly number: number,
  ) {}

  send(text: string): void {
    this.tell({ kind: 'hear', number: this.number, text });
  }

  close(): void {
    this.tell({ kind: 'close', number: this.number });
  }
}

export function startWorld(): Pick<Transport, 'request' | 'socket'> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, (answer: Response) => void>();
  const sockets = new Map<number, WorldSocket>();
  let numbers = 0;
  const tell = (message: ToWorker): void => worker.postMessage(message);

  worker.onerror = (event) => (loading.problem = event.message || 'worker');
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    switch (data.kind) {
      case 'progress':
        loading.share = data.loaded / data.size;
        loading.size = data.size;
        break;
      case 'ready':
        loading.ready = true;
        break;
      case 'failed':
        loading.problem = data.problem;
        break;
      case 'answer':
        waiting.get(data.number)?.(
          new Response(data.body, {
            status: data.status,
            headers: { 'content-type': 'application/json' },
          }),
        );
        waiting.delete(data.number);
        break;
      case 'opened':
        sockets.get(data.number)?.onopen?.(new Event('open'));
        break;
      case 'message':
        sockets.get(data.number)?.onmessage?.(new MessageEvent('message', { data: data.text }));
        break;
      case 'closed':
        sockets.get(data.number)?.onclose?.(new CloseEvent('close', { code: data.code }));
        sockets.delete(data.number);
    }
  };
  tell({ kind: 'begin', language: navigator.language.slice(0, 2) });

  return {
    request(path, init) {
      const number = (numbers += 1);
      const body = typeof init?.body === 'string' ? init.body : '';
      tell({ kind: 'request', number, method: init?.method ?? 'GET', path, body });
      return new Promise((done) => waiting.set(number, done));
    },
    socket(path) {
      const number = (numbers += 1);
      const socket = new WorldSocket(tell, number);
      sockets.set(number, socket);
      tell({ kind: 'open', number, path });
      return socket;
    },
  };
}
