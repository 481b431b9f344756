import type { LogEvent } from '../api/types';

type Fields = LogEvent['fields'];
type Sometimes = 'path' | 'payee' | 'price';

/** The fields of events by name; which of them an event has follows from its kind. */
export type Told = Required<Omit<Fields, Sometimes>> & Pick<Fields, Sometimes>;

export function told(event: LogEvent): Told {
  return event.fields as Told;
}
