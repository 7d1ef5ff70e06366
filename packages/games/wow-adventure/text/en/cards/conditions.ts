import { forKind } from '@tavolo/kernel';
import { or } from '@tavolo/language/en';
import type { Condition } from '../../../vocabulary/conditions.ts';
import type { Asked, MomentPhrases } from '../../phrases/phrases.ts';
import type { Role, Scene } from '../../phrases/scene.ts';
import { factionNames, iconNames, traitNames } from '../names/words.ts';
import { ownerOf, subjectOf } from './roles.ts';
import { a, atMost, attackTypes, colour, facesOf } from './terms.ts';

type Plain = Exclude<Condition, Asked>;

const has = (role: Role): string => `${subjectOf(role)} ${role === 'you' ? 'have' : 'has'}`;

/** A condition within another one. */
const said = (condition: Condition, scene: Scene): string =>
  forKind<Plain, [scene: Scene], string>(conditions, condition as Plain, scene); // nothing asks of a card within others

/** What must be so, in English. */
export const conditions: MomentPhrases['conditions'] = {
  not: ({ that }, scene) => `except ${said(that, scene)}`,
  either: ({ of }, scene) => or(of.map((all) => all.map((condition) => said(condition, scene)).join(' '))),
  'attack-type': ({ of, type }) => `${of === 'own' ? 'with' : 'against'} a ${attackTypes[type]} attack`,
  'opponent-is': ({ kind }) => (kind === 'hero' ? 'against a hero' : 'against an encounter'),
  'opponent-trait': ({ any }) => `against ${a(or(any.map((trait) => traitNames[trait])))} encounter`,
  'opponent-faction': ({ faction }) => `against a hero of the ${factionNames[faction]}`,
  'opponent-backpack': ({ atLeast }, { who }) =>
    `if ${has(who.opponent)} ${atLeast} or more items in ${who.opponent === 'you' ? 'your' : 'their'} backpack`,
  'opponent-without': ({ slot }, { who }) => `if ${has(who.opponent)} no ${slot} equipped`,
  'opponent-damage': ({ atLeast }, { who }) => `if ${has(who.opponent)} ${atLeast} or more damage`,
  'opponent-half-dead': () => 'against a hero whose damage is at least half their health',
  'opponent-stayed': (_, { who }) =>
    `if ${subjectOf(who.opponent)} stayed in place in this turn's movement phase`,
  'opponent-unbeaten': () => 'if it is still standing',
  die: ({ of, faces }, { who }) =>
    `if ${ownerOf(who[of === 'own' ? 'self' : 'opponent'])} die shows ${facesOf(faces)}`,
  'replaced-weapon': ({ by }, { who }) =>
    `if ${has(who[by === 'own' ? 'self' : 'opponent'])} played a weapon replacement in this combat`,
  'in-combat': () => 'in combat',
  hit: () => 'if your attack hit',
  'took-damage': () => 'if you took damage in it',
  stands: () => 'provided you are still standing',
  'fought-not': () => 'if you did not fight this turn',
  incoming: ({ atLeast }) => `if it is ${atLeast} or more`,
  'in-city': () => 'in a city',
  'side-up': ({ side }, { sides }) =>
    sides === null ? `with your ${side} side up` : `with ${sides[side]} face up`,
  equipped: ({ icon }) => `with a ${iconNames[icon]} equipped`,
  'track-has': ({ trait }) => `while another ${traitNames[trait]} is on the track`,
  'bearer-outside': (_, { who }) => `if ${subjectOf(who.bearer)} is not in a city`,
  'bearer-is': ({ kind }, { who }) =>
    `if ${subjectOf(who.bearer)} is ${kind === 'hero' ? 'a hero' : 'an encounter'}`,
  'bearer-attacks': () => 'when that weapon is used to attack',
  'rolled-energy': ({ atLeast }) => `if it gives ${atLeast} or more energy`,
  'unbeaten-here': (condition) => `in a space with an unbeaten encounter that is ${atMost(condition.atMost)}`,
  backpack: ({ atLeast }) => `with ${atLeast} or more items in your backpack`,
  'space-level': ({ any }) => `in a ${or(any.map(colour))} space`,
};
