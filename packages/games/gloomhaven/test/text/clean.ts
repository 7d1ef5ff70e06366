import { conditions } from '../../vocabulary/terms.ts';

const slips = /undefined|\bnull\b|NaN|\[object|\$\{| {2}|\.\.| [.,;:?]|,[,.]|[:;]\.|\(\)|^\s|\s$|^$/;
const ids =
  /(?<![\w-])(bandit-guard|living-bones|boots-of-striding|lose-card|go-on|end-turn|long-rest|black-barrow|augment:|item:|top:|place:)/;

/** Whether a text is one that people can be shown: no id, no hole, no slip of composing. */
export const isClean = (text: string): boolean =>
  !slips.test(text) &&
  !ids.test(text) &&
  !conditions.some((one) => new RegExp(`\\b${one}\\b(?! (a|the) trap)`).test(text));

/** Words that English sentences can hardly do without, and that our other languages do not have. */
export const english =
  /(?<!\p{L})(the|and|with|from|of|is|are|has|this|your|you|to|hex|card|cards|damage|choose|lose|use|move|attack|take|on|first|next)(?!\p{L})/iu;
