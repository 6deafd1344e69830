import { createContext } from 'react';

/** The request's script nonce while the server renders; empty in the browser, which hides nonces. */
export const NonceContext = createContext('');
