import { createContext } from 'react-router';
import type { PageContext } from '../contracts/page.ts';

/** What the server handed over for this request; loaders and actions read it. */
export const pageContext = createContext<PageContext>();
