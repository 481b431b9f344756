import type { ElPasoDescription, KansasDescription } from '../api/types';
import type { MoveReader } from '../table/table.svelte';
import { ElPasoMoves } from './elpaso/things';
import { KansasMoves } from './kansas/things';

export type AnyDescription = KansasDescription | ElPasoDescription;

/** How the moves of a title are about things on its table. */
export function readerOf(description: AnyDescription): MoveReader {
  return description.family === 'kansas'
    ? new KansasMoves(description)
    : new ElPasoMoves(description);
}
