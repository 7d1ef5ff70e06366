import type { ChapterId, RuleId } from '../../rulebook.ts';
import type { Language } from '../language.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';

/** The sentences of every rule, case and ruling. */
export const rulebookTexts: Readonly<Record<Language, Readonly<Record<RuleId, string>>>> = { en, it, pt };

/** The sentence of a rule, case or ruling; `null` when no rule has this id. */
export function ruleTextIn(language: Language, id: string): string | null {
  return isRule(id) ? rulebookTexts[language][id] : null;
}

const isRule = (id: string): id is RuleId => id in rulebookTexts.en;

/** The titles of the chapters. */
export const chapterTitles: Readonly<Record<Language, Readonly<Record<ChapterId, string>>>> = {
  en: {
    components: 'Components and play area',
    setup: 'Scenario setup',
    terrain: 'Overlay tiles and terrain',
    level: 'Scenario level',
    round: 'The round, resting and exhaustion',
    initiative: 'Initiative',
    turn: "The character's turn",
    move: 'Movement and doors',
    attack: 'Attacks',
    effects: 'Attack effects',
    conditions: 'Conditions',
    elements: 'Elements',
    bonuses: 'Active bonuses, Shield and Retaliate',
    heal: 'Heal',
    summons: 'Summons',
    recover: 'Recover and refresh',
    loot: 'Loot',
    experience: 'Experience',
    damage: 'Damage and negating it',
    items: 'Items',
    monsters: 'Monsters',
    bosses: 'Bosses',
    'clean-up': 'End of the round',
    ending: 'End of a scenario',
    special: 'Special scenario rules',
    variants: 'Variants',
    rulings: 'Rulings',
  },
  it: {
    components: 'Componenti e area di gioco',
    setup: 'Preparazione dello scenario',
    terrain: 'Tessere sovrapponibili e terreno',
    level: 'Livello dello scenario',
    round: 'Il round, il riposo e lo sfinimento',
    initiative: 'Iniziativa',
    turn: 'Il turno del personaggio',
    move: 'Movimento e porte',
    attack: 'Attacchi',
    effects: 'Effetti degli attacchi',
    conditions: 'Condizioni',
    elements: 'Elementi',
    bonuses: 'Bonus attivi, Scudo e Ritorsione',
    heal: 'Cura',
    summons: 'Evocazioni',
    recover: 'Recuperare e ripristinare',
    loot: 'Saccheggio',
    experience: 'Punti esperienza',
    damage: 'Danni e come negarli',
    items: 'Oggetti',
    monsters: 'Mostri',
    bosses: 'Boss',
    'clean-up': 'Fine del round',
    ending: 'Fine di uno scenario',
    special: 'Regole speciali degli scenari',
    variants: 'Varianti',
    rulings: 'Decisioni',
  },
  pt: {
    components: 'Componentes e área de jogo',
    setup: 'Preparação do cenário',
    terrain: 'Peças sobrepostas e terreno',
    level: 'Nível do cenário',
    round: 'A rodada, o descanso e a exaustão',
    initiative: 'Iniciativa',
    turn: 'O turno do personagem',
    move: 'Movimento e portas',
    attack: 'Ataques',
    effects: 'Efeitos de ataque',
    conditions: 'Condições',
    elements: 'Elementos',
    bonuses: 'Bônus ativos, Escudo e Retaliar',
    heal: 'Curar',
    summons: 'Criaturas invocadas',
    recover: 'Recuperar e renovar',
    loot: 'Saquear',
    experience: 'Experiência',
    damage: 'Dano e como negá-lo',
    items: 'Itens',
    monsters: 'Monstros',
    bosses: 'Chefes',
    'clean-up': 'Fim da rodada',
    ending: 'Fim de um cenário',
    special: 'Regras especiais dos cenários',
    variants: 'Variantes',
    rulings: 'Decisões',
  },
};
