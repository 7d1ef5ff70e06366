import { forKind } from '@tavolo/kernel';
import { or } from '@tavolo/language/it';
import type { Condition } from '../../../vocabulary/conditions.ts';
import type { Slot } from '../../../vocabulary/terms.ts';
import type { Asked, MomentPhrases } from '../../phrases/phrases.ts';
import type { Role, Scene } from '../../phrases/scene.ts';
import { factionNames, iconNames, traitNames } from '../names/words.ts';
import { his, subjectOf } from './roles.ts';
import { atMost, attackTypes, colour, facesOf } from './terms.ts';

type Plain = Exclude<Condition, Asked>;

/** Somebody and what they have: hai, l'eroe ha. */
const has = (role: Role): string => (role === 'you' ? 'hai' : `${subjectOf(role)} ha`.trim());

/** A condition within another one. */
const said = (condition: Condition, scene: Scene): string =>
  forKind<Plain, [scene: Scene], string>(conditions, condition as Plain, scene); // nothing asks of a card within others

const nothingIn: Readonly<Record<Exclude<Slot, 'backpack'>, string>> = {
  weapon: "un'arma equipaggiata",
  armor: "un'armatura equipaggiata",
};

/** What must be so, in Italian. */
export const conditions: MomentPhrases['conditions'] = {
  not: ({ that }, scene) => `tranne ${said(that, scene)}`,
  either: ({ of }, scene) => or(of.map((all) => all.map((condition) => said(condition, scene)).join(' '))),
  'attack-type': ({ of, type }) => `${of === 'own' ? 'con' : 'contro'} un attacco ${attackTypes[type]}`,
  'opponent-is': ({ kind }) => (kind === 'hero' ? 'contro un eroe' : 'contro un incontro'),
  'opponent-trait': ({ any }) => `contro un incontro ${or(any.map((trait) => traitNames[trait]))}`,
  'opponent-faction': ({ faction }) => `contro un eroe dell'${factionNames[faction]}`,
  'opponent-backpack': ({ atLeast }, { who }) =>
    `se ${has(who.opponent)} ${atLeast} o più oggetti nello zaino`,
  'opponent-without': ({ slot }, { who }) => `se ${subjectOf(who.opponent)} non ha ${nothingIn[slot]}`,
  'opponent-damage': ({ atLeast }, { who }) => `se ${has(who.opponent)} ${atLeast} o più danni`,
  'opponent-half-dead': () => 'contro un eroe con danni pari ad almeno metà della sua vita',
  'opponent-stayed': (_, { who }) =>
    `se ${subjectOf(who.opponent)} è rimasto fermo nella fase movimento di questo turno`,
  'opponent-unbeaten': () => 'se è ancora in piedi',
  die: ({ of, faces }, { who }) =>
    `se ${his(who[of === 'own' ? 'self' : 'opponent'], 'dado')} mostra ${facesOf(faces)}`,
  'replaced-weapon': ({ by }, { who }) =>
    `se in questo combattimento ${has(who[by === 'own' ? 'self' : 'opponent'])} giocato una carta rimpiazza arma`,
  'in-combat': () => 'in combattimento',
  hit: () => 'se il tuo attacco ha colpito',
  'took-damage': () => 'se hai subito danni',
  stands: () => 'a patto di essere ancora in piedi',
  'fought-not': () => 'se in questo turno non hai combattuto',
  incoming: ({ atLeast }) => `se sono ${atLeast} o più`,
  'in-city': () => 'in una città',
  'side-up': ({ side }, { sides }) => {
    if (sides !== null) return `sul lato ${sides[side]}`;
    return side === 'starting' ? 'sul lato di partenza' : "sull'altro lato della tua carta";
  },
  equipped: ({ icon }) => `se hai equipaggiato un oggetto con l'icona ${iconNames[icon]}`,
  'track-has': ({ trait }) => `finché un altro incontro ${traitNames[trait]} è sulla linea`,
  'bearer-outside': (_, { who }) => `se ${subjectOf(who.bearer)} non è in una città`,
  'bearer-is': ({ kind }) => (kind === 'hero' ? 'su un eroe' : 'su un incontro'),
  'bearer-attacks': () => "quando si attacca con quell'arma",
  'rolled-energy': ({ atLeast }) => `se dà ${atLeast} o più punti energia`,
  'unbeaten-here': (condition) => `in uno spazio con un incontro imbattuto ${atMost(condition.atMost)}`,
  backpack: ({ atLeast }) => `con ${atLeast} o più oggetti nel tuo zaino`,
  'space-level': ({ any }) => `in uno spazio ${or(any.map(colour))}`,
};
