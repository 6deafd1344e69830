import { QuoteHub, type TabMessage } from './quote-hub.ts';
import { QuoteStream } from './quote-stream.ts';
import { baseOfWorker } from './shared-quotes.ts';

/** The script of the worker shared by the tabs of one viewer. */
const base = baseOfWorker(self.name);
const hub = new QuoteHub((listener) => new QuoteStream({ base, ...listener }));

globalThis.addEventListener('connect', (event) => {
  const [port] = (event as MessageEvent).ports;
  if (!port) return;
  port.addEventListener('message', ({ data }) => hub.hear(port, data as TabMessage));
  port.start();
});
