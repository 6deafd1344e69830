import type { Language } from '../domain/text/language.ts';
import type { Texts } from '../domain/text/page-texts.ts';
import { account } from './accounts/account/texts.ts';
import { archive } from './derivatives/archive/texts.ts';
import { api } from './clients/api/texts.ts';
import { bond_parts } from './bonds/bond_parts/texts.ts';
import { bonds } from './bonds/bonds/texts.ts';
import { curves } from './curves/curves/texts.ts';
import { chart } from './core/chart/texts.ts';
import { clients } from './clients/clients/texts.ts';
import { conformance } from './bonds/conformance/texts.ts';
import { currency } from './currencies/currency/texts.ts';
import { errors } from './site/errors/texts.ts';
import { gallery } from './site/gallery/texts.ts';
import { home } from './home/home/texts.ts';
import { indexes } from './instruments/indexes/texts.ts';
import { instruments } from './instruments/instruments/texts.ts';
import { admin } from './admin/admin/texts.ts';
import { audit } from './admin/audit/texts.ts';
import { datastatus } from './admin/datastatus/texts.ts';
import { desk } from './admin/desk/texts.ts';
import { figures } from './admin/figures/texts.ts';
import { inbox } from './admin/inbox/texts.ts';
import { site } from './site/site/texts.ts';
import { texts } from './admin/texts/texts.ts';
import { users } from './admin/users/texts.ts';
import type { LabelModule } from './label-keys.ts';
import { phone } from './accounts/phone/texts.ts';
import { profile } from './accounts/profile/texts.ts';
import { quotes } from './instruments/quotes/texts.ts';
import { recovery } from './accounts/recovery/texts.ts';
import { requests } from './accounts/requests/texts.ts';
import { screens } from './screens/screens/texts.ts';
import { search } from './search/search/texts.ts';
import { shell } from './site/shell/texts.ts';
import { signins } from './accounts/signins/texts.ts';
import { widgets } from './core/widgets/texts.ts';

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
