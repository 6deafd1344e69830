import { useLoaderData } from 'react-router';
import { unpack, type Packed } from '../api/packed.ts';

type PackingLoader<T> = (args: never) => Promise<{ readonly data: Packed<T> }>;
type PageData<Loader> = Loader extends PackingLoader<infer T> ? T : never;

/** What this page's loader returned as its `data`. */
export function usePageData<Loader extends PackingLoader<unknown>>(): PageData<Loader> {
  return unpack(useLoaderData<{ data: Packed<PageData<Loader>> }>().data);
}
