/** A server-sent event. */
export interface ServerEvent {
  readonly type: string;
  readonly data: string;
}

/**
 * The events of a response, as they arrive. `EventSource` reports neither why a request was
 * rejected nor that the stream has been silent for a long time.
 */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  onEvent: (event: ServerEvent) => void,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    text += decoder.decode(value, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) onEvent(parseEvent(block));
  }
}

function parseEvent(block: string): ServerEvent {
  const fields = block.split('\n').map((line) => {
    const at = line.indexOf(':');
    return [line.slice(0, at), line.slice(at + 1).trimStart()] as const;
  });
  const all = (name: string) => fields.filter(([key]) => key === name).map(([, value]) => value);
  return { type: all('event').at(-1) ?? 'message', data: all('data').join('\n') };
}
