import { forKind } from '@tavolo/kernel';
import { or } from '@tavolo/language/pt';
import type { Condition } from '../../../vocabulary/conditions.ts';
import type { Slot } from '../../../vocabulary/terms.ts';
import type { Asked, MomentPhrases } from '../../phrases/phrases.ts';
import type { Role, Scene } from '../../phrases/scene.ts';
import { factionNames, iconNames, traitNames } from '../names/words.ts';
import { his, subjectOf } from './roles.ts';
import { atMost, attackTypes, colour, facesOf } from './terms.ts';

type Plain = Exclude<Condition, Asked>;

const whom = (role: Role): string => (role === 'you' ? 'você' : subjectOf(role));

/** A condition within another one. */
const said = (condition: Condition, scene: Scene): string =>
  forKind<Plain, [scene: Scene], string>(conditions, condition as Plain, scene); // nothing asks of a card within others

const nothingIn: Readonly<Record<Exclude<Slot, 'backpack'>, string>> = {
  weapon: 'arma equipada',
  armor: 'armadura equipada',
};

/** What must be so, in Portuguese. */
export const conditions: MomentPhrases['conditions'] = {
  not: ({ that }, scene) => `exceto ${said(that, scene)}`,
  either: ({ of }, scene) => or(of.map((all) => all.map((condition) => said(condition, scene)).join(' '))),
  'attack-type': ({ of, type }) => `${of === 'own' ? 'com' : 'contra'} um ataque ${attackTypes[type]}`,
  'opponent-is': ({ kind }) => (kind === 'hero' ? 'contra um herói' : 'contra um encontro'),
  'opponent-trait': ({ any }) => `contra um encontro ${or(any.map((trait) => traitNames[trait]))}`,
  'opponent-faction': ({ faction }) => `contra um herói da ${factionNames[faction]}`,
  'opponent-backpack': ({ atLeast }, { who }) =>
    `se ${whom(who.opponent)} tiver ${atLeast} ou mais itens na mochila`,
  'opponent-without': ({ slot }, { who }) => `se ${whom(who.opponent)} não tiver ${nothingIn[slot]}`,
  'opponent-damage': ({ atLeast }, { who }) => `se ${whom(who.opponent)} tiver ${atLeast} ou mais de dano`,
  'opponent-half-dead': () => 'contra um herói com dano igual a pelo menos metade da vida',
  'opponent-stayed': (_, { who }) => `se ${whom(who.opponent)} ficou parado na fase de movimento deste turno`,
  'opponent-unbeaten': () => 'se ele ainda estiver de pé',
  die: ({ of, faces }, { who }) =>
    `se ${his(who[of === 'own' ? 'self' : 'opponent'], 'dado')} mostrar ${facesOf(faces)}`,
  'replaced-weapon': ({ by }, { who }) =>
    `se ${whom(who[by === 'own' ? 'self' : 'opponent'])} jogou neste combate uma carta que substitui a arma`,
  'in-combat': () => 'em combate',
  hit: () => 'se o seu ataque acertou',
  'took-damage': () => 'se você sofreu dano nele',
  stands: () => 'desde que ainda esteja de pé',
  'fought-not': () => 'se você não lutou neste turno',
  incoming: ({ atLeast }) => `se for ${atLeast} ou mais`,
  'in-city': () => 'em uma cidade',
  'side-up': ({ side }, { sides }) => {
    if (sides !== null) return `no lado ${sides[side]}`;
    return side === 'starting' ? 'no lado inicial' : 'no outro lado da sua carta';
  },
  equipped: ({ icon }) => `se você tiver um item equipado com o ícone ${iconNames[icon]}`,
  'track-has': ({ trait }) => `enquanto houver outro encontro ${traitNames[trait]} na trilha`,
  'bearer-outside': () => 'se não estiver em uma cidade',
  'bearer-is': ({ kind }, { who }) =>
    `se ${whom(who.bearer)} for ${kind === 'hero' ? 'um herói' : 'um encontro'}`,
  'bearer-attacks': () => 'quando se ataca com essa arma',
  'rolled-energy': ({ atLeast }) => `se o dado der ${atLeast} ou mais de energia`,
  'unbeaten-here': (condition) =>
    `em um espaço com um encontro não derrotado de nível ${atMost(condition.atMost)}`,
  backpack: ({ atLeast }) => `com ${atLeast} ou mais itens na sua mochila`,
  'space-level': ({ any }) => `em um espaço ${or(any.map(colour))}`,
};
