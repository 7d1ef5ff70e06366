import type { RulebookWords } from '@tavolo/language';
import type { ChapterId, RuleId } from '../../rulebook.ts';
import { cases } from './it/cases.ts';
import { preface } from './it/preface.ts';
import { rules } from './it/rules.ts';
import { rulings } from './it/rulings.ts';
import { titles } from './it/titles.ts';

/** The rulebook in Italian. */
export const it: RulebookWords<ChapterId, RuleId> = {
  preface,
  titles,
  rules: { ...rules, ...cases, ...rulings },
};
