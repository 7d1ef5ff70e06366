import type { ChapterId, CitedCardId, RuleId } from '../../rulebook.ts';
import { names as enNames } from '../en/names.ts';
import { names as itNames } from '../it/names.ts';
import type { Language } from '../language.ts';
import { names as ptNames } from '../pt/names.ts';
import { cases as enCases } from './en/cases.ts';
import { rules as enRules } from './en/rules.ts';
import { rulings as enRulings } from './en/rulings.ts';
import { cases as itCases } from './it/cases.ts';
import { rules as itRules } from './it/rules.ts';
import { rulings as itRulings } from './it/rulings.ts';
import { cases as ptCases } from './pt/cases.ts';
import { rules as ptRules } from './pt/rules.ts';
import { rulings as ptRulings } from './pt/rulings.ts';

/** The sentences of every rule, case and ruling. */
export const rulebookTexts: Readonly<Record<Language, Readonly<Record<RuleId, string>>>> = {
  en: { ...enRules, ...enCases, ...enRulings },
  it: { ...itRules, ...itCases, ...itRulings },
  pt: { ...ptRules, ...ptCases, ...ptRulings },
};

/** The names of all cards, those that cases and rulings are about among them. */
const cardNames: Readonly<Record<Language, Readonly<Record<CitedCardId, { readonly name: string }>>>> = {
  en: enNames,
  it: itNames,
  pt: ptNames,
};

/** The name of a card that cases or rulings are about; `null` for what is no card. */
export function citedCardName(language: Language, id: string): string | null {
  return isCard(id) ? cardNames[language][id].name : null;
}

const isCard = (id: string): id is CitedCardId => id in cardNames.en;

/** The sentence of a rule, case or ruling; `null` when no rule has this id. */
export function ruleTextIn(language: Language, id: string): string | null {
  return isRule(id) ? rulebookTexts[language][id] : null;
}

const isRule = (id: string): id is RuleId => id in rulebookTexts.en;

/** The titles of the chapters. */
export const chapterTitles: Readonly<Record<Language, Readonly<Record<ChapterId, string>>>> = {
  en: {
    setup: 'Setup',
    boasting: 'Boasting phase',
    boast: 'The six Boasts',
    ready: 'Preparing for the Gauntlet',
    numbers: 'The numbers',
    turn: 'The turn',
    damage: 'Damage, Wounds and death',
    abilities: 'Abilities',
    end: 'End of the game',
    two: 'Two-player rules',
    cases: 'Cases',
    rulings: 'Rulings',
  },
  it: {
    setup: 'Preparazione',
    boasting: 'Fase della Spacconeria',
    boast: 'Le sei Spacconerie',
    ready: 'Prepararsi al Duello',
    numbers: 'I numeri',
    turn: 'Il turno',
    damage: 'Danno, Ferite e Morte',
    abilities: 'Le Abilità',
    end: 'Fine del Gioco',
    two: 'Regole per Due Giocatori',
    cases: 'Casi',
    rulings: 'Decisioni',
  },
  pt: {
    setup: 'Preparação',
    boasting: 'Fase das Bravatas',
    boast: 'As seis Bravatas',
    ready: 'Preparar-se para o Desafio',
    numbers: 'Os números',
    turn: 'O turno',
    damage: 'Dano, Ferimentos e Morte',
    abilities: 'As Habilidades',
    end: 'Fim do jogo',
    two: 'Regras para dois jogadores',
    cases: 'Casos',
    rulings: 'Decisões',
  },
};
