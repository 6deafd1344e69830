import type { Language } from '../domain/language.ts';
import type { Texts } from '../domain/page-texts.ts';
import { account } from './account/texts.ts';
import { archive } from './archive/texts.ts';
import { api } from './api/texts.ts';
import { bond_parts } from './bond_parts/texts.ts';
import { bonds } from './bonds/texts.ts';
import { curves } from './curves/texts.ts';
import { chart } from './chart/texts.ts';
import { clients } from './clients/texts.ts';
import { conformance } from './conformance/texts.ts';
import { currency } from './currency/texts.ts';
import { errors } from './errors/texts.ts';
import { gallery } from './gallery/texts.ts';
import { home } from './home/texts.ts';
import { indexes } from './indexes/texts.ts';
import { instruments } from './instruments/texts.ts';
import { admin } from './admin/texts.ts';
import { audit } from './audit/texts.ts';
import { datastatus } from './datastatus/texts.ts';
import { desk } from './desk/texts.ts';
import { figures } from './figures/texts.ts';
import { inbox } from './inbox/texts.ts';
import { site } from './site/texts.ts';
import { texts } from './texts/texts.ts';
import { users } from './users/texts.ts';
import type { LabelModule } from './label-keys.ts';
import { phone } from './phone/texts.ts';
import { profile } from './profile/texts.ts';
import { quotes } from './quotes/texts.ts';
import { recovery } from './recovery/texts.ts';
import { requests } from './requests/texts.ts';
import { screens } from './screens/texts.ts';
import { search } from './search/texts.ts';
import { shell } from './shell/texts.ts';
import { signins } from './signins/texts.ts';
import { widgets } from './widgets/texts.ts';

/** The texts of a module by repository and key. */
export type ModuleTexts = Readonly<Record<string, Texts>>;

/** All texts in all ten languages. The browser must never get this object. */
export const CATALOGUE: Readonly<Record<LabelModule, Readonly<Record<Language, ModuleTexts>>>> = {
  account,
  api,
  archive,
  bond_parts,
  bonds,
  curves,
  chart,
  clients,
  conformance,
  currency,
  errors,
  gallery,
  home,
  indexes,
  instruments,
  phone,
  profile,
  quotes,
  recovery,
  requests,
  screens,
  search,
  shell,
  signins,
  admin,
  audit,
  datastatus,
  desk,
  figures,
  inbox,
  site,
  texts,
  users,
  widgets,
};
