import type { ServerResponse } from 'node:http';

/** An answer that stays open: whoever made it writes to the response from here on, its head too. */
export class StreamAnswer {
  readonly open: (response: ServerResponse) => void;

  constructor(open: (response: ServerResponse) => void) {
    this.open = open;
  }
}
