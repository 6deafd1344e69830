import { chn } from './chn.ts';
import { deu } from './deu.ts';
import { eng } from './eng.ts';
import { esp } from './esp.ts';
import { fra } from './fra.ts';
import { ita } from './ita.ts';
import { pol } from './pol.ts';
import { rus } from './rus.ts';
import { tur } from './tur.ts';
import { ukr } from './ukr.ts';

export const gallery = { chn, deu, eng, esp, fra, ita, pol, rus, tur, ukr };
