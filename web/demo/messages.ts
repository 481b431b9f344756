// What page and worker say to each other.

export type ToWorker =
  | { kind: 'begin'; language: string }
  | { kind: 'request'; number: number; method: string; path: string; body: string }
  | { kind: 'open'; number: number; path: string }
  | { kind: 'hear'; number: number; text: string }
  | { kind: 'close'; number: number };

export type FromWorker =
  | { kind: 'progress'; loaded: number; size: number }
  | { kind: 'ready' }
  | { kind: 'failed'; problem: string }
  | { kind: 'answer'; number: number; status: number; body: string }
  | { kind: 'opened'; number: number }
  | { kind: 'message'; number: number; text: string }
  | { kind: 'closed'; number: number; code: number };
