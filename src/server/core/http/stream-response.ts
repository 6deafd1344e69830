import type { ServerResponse } from 'node:http';

/** An answer that stays open: its handler writes everything to the response, including the head. */
export class StreamResponse {
  readonly open: (response: ServerResponse) => void;

  constructor(open: (response: ServerResponse) => void) {
    this.open = open;
  }
}
