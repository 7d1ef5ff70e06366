import type { RulebookWords } from '@tavolo/language';
import type { ChapterId, RuleId } from '../../rulebook.ts';
import { cases } from './pt/cases.ts';
import { preface } from './pt/preface.ts';
import { rules } from './pt/rules.ts';
import { rulings } from './pt/rulings.ts';
import { titles } from './pt/titles.ts';

/** The rulebook in Brazilian Portuguese. */
export const pt: RulebookWords<ChapterId, RuleId> = {
  preface,
  titles,
  rules: { ...rules, ...cases, ...rulings },
};
