import type { RulebookWords } from '@tavolo/language';
import type { ChapterId, RuleId } from '../../rulebook.ts';
import { cases } from './en/cases.ts';
import { preface } from './en/preface.ts';
import { rules } from './en/rules.ts';
import { rulings } from './en/rulings.ts';
import { titles } from './en/titles.ts';

/** The rulebook in English. */
export const en: RulebookWords<ChapterId, RuleId> = {
  preface,
  titles,
  rules: { ...rules, ...cases, ...rulings },
};
