import { seat } from '@tavolo/kernel';
import { type InEachLanguage, languages } from '@tavolo/language';
import { describe, expect, test } from 'vitest';
import type { AbilityId, ClassId, EncounterId, WeaponId } from '../../cards.ts';
import { content } from '../../content/content.ts';
import type { Fact } from '../../facts.ts';
import type { HeroId } from '../../state.ts';
import { textsIn } from '../../text/index.ts';
import type { Naming } from '../../text/naming.ts';

const [ana, elia] = [seat('Ana'), seat('Elia')];
const hero = 'hero-1' as HeroId;
const card = (id: string): EncounterId => id as EncounterId;

/** A table at which Ana leads one hero, a Necromancer with two weapons. */
const table: Naming = {
  cards: content,
  player: (who) => who,
  hero: () => ({
    class: 'necromancer' as ClassId,
    weapons: ['axe', 'deadly-fists'] as readonly string[] as readonly WeaponId[],
    seat: ana,
    dead: false,
  }),
};

type InEach = InEachLanguage<string>;

/** Sentences that random play meets seldom, or in which a language has to agree, elide or contract. */
const sentences: readonly (readonly [Fact, InEach])[] = [
  [
    { is: 'dealt', heroes: [hero], first: elia },
    {
      en: 'In the middle stand the Necromancer with the Axe and the Deadly Fists. Elia goes first.',
      it: "Al centro del tavolo: il Negromante con l'Ascia e i Pugni Letali. Comincia Elia.",
      pt: 'No centro da mesa: o Necromante com o Machado e os Punhos Mortais. Elia começou.',
    },
  ],
  [
    {
      is: 'encounter-stands',
      card: card('witch'),
      modifiers: [card('extra-scary'), card('extra-wealthy')],
    },
    {
      en: 'Now facing: the Extra Scary Extra Wealthy Witch.',
      it: 'Da affrontare: la Strega Extra Spaventosa ed Extra Ricca.',
      pt: 'Surgiu a Bruxa Extra-assustadora e Extrarrica.',
    },
  ],
  [
    { is: 'gave-up-treasure', hero, card: card('ogre') },
    {
      en: "Ana's Necromancer gives up the Treasure of the Ogre.",
      it: "Il Negromante di Ana rinuncia al Tesoro dell'Ogre.",
      pt: 'O Necromante de Ana abriu mão do Tesouro do Ogro.',
    },
  ],
  [
    { is: 'used', hero, ability: 'monk' as AbilityId, tokens: 2 },
    {
      en: "Ana's Necromancer spends 2 Class tokens, in the manner of the late Monk: +2 Attack Dice and +8 Defense this turn.",
      it: 'Il Negromante di Ana imita il defunto Monaco e spende 2 segnalini Classe: +2 Dadi di Attacco e +8 in Difesa in questo turno.',
      pt: 'O Necromante de Ana imitou o falecido Monge e gastou 2 fichas de Classe: +2 Dados de Ataque e +8 de Defesa neste turno.',
    },
  ],
  [
    { is: 'no-private-encounter', hero },
    {
      en: "The deck is empty: no private Encounter for Ana's Necromancer.",
      it: 'Il mazzo è vuoto: nessun Incontro privato per il Negromante di Ana.',
      pt: 'O baralho acabou: não houve Encontro particular para o Necromante de Ana.',
    },
  ],
  [
    { is: 'ended', winners: [ana, elia], gold: { Ana: 7, Bruno: 2, Elia: 7 } },
    {
      en: 'Ana and Elia share the victory with 7 Gold each. Behind: Bruno 2.',
      it: 'Ana ed Elia si dividono la vittoria con 7 Oro a testa. A seguire: Bruno 2.',
      pt: 'Ana e Elia dividiram a vitória com 7 de Ouro cada. Depois: Bruno 2.',
    },
  ],
];

describe.each(languages)('the log in %s', (language) => {
  test.each(sentences)('$is', (fact, said) => {
    expect(textsIn(language).line(fact, table)).toBe(said[language]);
  });
});
