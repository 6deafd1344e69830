import type { CallInput, CallName, PageContext } from '../../../contracts/core/page.ts';
import type { LabelOverrides } from '../../../labels/label-overrides.ts';

/** The part of a page's context that is sent in advance; the rest is requested. */
type ToldContext = Pick<
  PageContext,
  | 'nonce'
  | 'language'
  | 'showsLabelKeys'
  | 'timeZone'
  | 'siteName'
  | 'requestId'
  | 'hasGallery'
  | 'refusal'
>;

export interface RenderRequest {
  readonly kind: 'render';
  readonly page: number;
  readonly url: string;
  readonly method: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: ArrayBuffer | null;
  readonly context: ToldContext;
}

export type ToWorker =
  | RenderRequest
  | { readonly kind: 'label overrides'; readonly overrides: LabelOverrides }
  | { readonly kind: 'abort'; readonly page: number }
  | { readonly kind: 'answer'; readonly question: number; readonly answer: unknown }
  | { readonly kind: 'no answer'; readonly question: number; readonly error: unknown };

/** What a page requests from the server while it renders: its shell, or an API call. */
export type Question =
  | { readonly what: 'shell' }
  | { readonly what: 'call'; readonly call: CallName; readonly input: CallInput };

export type FromWorker =
  | { readonly kind: 'ready' }
  | {
      readonly kind: 'question';
      readonly page: number;
      readonly question: number;
      readonly asked: Question;
    }
  | { readonly kind: 'log'; readonly page: number; readonly error: unknown }
  | {
      readonly kind: 'rendered';
      readonly page: number;
      readonly status: number;
      readonly headers: readonly (readonly [string, string])[];
      readonly body: ArrayBuffer;
    }
  | { readonly kind: 'failed'; readonly page: number; readonly error: unknown };
