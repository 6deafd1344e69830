/**
 * Characters in a script's strings that would end the script, or are line breaks to older engines.
 */
const UNSAFE = /[<>&\u2028\u2029]/g;

/**
 * The loaders' data for the router in the browser, in the form its own stream has once it has
 * ended. The router has no such form for a page that is rendered in one go.
 */
export async function handoffScripts(data: ReadableStream<Uint8Array>, nonce: string) {
  const text = JSON.stringify(await readText(data)).replaceAll(UNSAFE, escaped);
  const controller = 'window.__reactRouterContext.streamController';
  return `<script nonce="${nonce}">${controller}.enqueue(${text});${controller}.close();</script>`;
}

async function readText(data: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of data) text += decoder.decode(chunk, { stream: true });
  return text + decoder.decode();
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
