import { type InEachLanguage, languages } from '@tavolo/language';
import { describe, expect, test } from 'vitest';
import type { Fact } from '../../facts.ts';
import type { QuestionName } from '../../questions.ts';
import { textsIn } from '../../text/index.ts';
import { question } from './questions.ts';
import { id, table } from './table.ts';

type InEach = InEachLanguage<string>;

/** Lines in which a language has to agree, elide, contract or count. */
const lines: readonly (readonly [Fact, InEach])[] = [
  [
    { is: 'hit', by: id('brute'), on: id('bandit-guard-3'), total: 5, shield: 1, damage: 4 },
    {
      en: 'The Brute strikes Bandit Guard 3 (elite): 4 damage (5, Shield 1).',
      it: 'Il Bruto colpisce Bandito Guardia 3 (elite): 4 danni (5, Scudo 1).',
      pt: 'O Bruto atingiu o Guarda Bandido 3 (elite): 4 de dano (5, Escudo 1).',
    },
  ],
  [
    { is: 'suffered', figure: id('scoundrel'), damage: 1, cause: 'retaliate', by: id('jekserah'), hp: 1 },
    {
      en: 'The Scoundrel suffers 1 damage from the Retaliate of Jekserah: 1 HP left.',
      it: 'La Canaglia subisce 1 danno per la Ritorsione di Jekserah: 1 PF rimasto.',
      pt: 'A Malandra sofreu 1 de dano pela retaliação de Jekserah e ficou com 1 PV.',
    },
  ],
  [
    { is: 'exhausted', figure: id('scoundrel'), why: 'cards' },
    {
      en: 'The Scoundrel is exhausted: not enough cards left.',
      it: 'La Canaglia è sfinita: non ha più abbastanza carte.',
      pt: 'A Malandra ficou exausta: não tinha mais cartas suficientes.',
    },
  ],
  [
    { is: 'condition', figure: id('scoundrel'), condition: 'stun', by: id('bandit-commander'), fresh: false },
    {
      en: 'The Bandit Commander gives the Scoundrel STUN.',
      it: 'Il Comandante dei Banditi infligge STORDIRE alla Canaglia.',
      pt: 'O Comandante Bandido aplicou ATORDOAR na Malandra.',
    },
  ],
  [
    { is: 'initiative', hero: id('brute'), value: 72, cards: [id('trample'), id('eye-for-an-eye')] },
    {
      en: 'The Brute reveals “Trample” and “Eye for an Eye”: initiative 72.',
      it: 'Il Bruto rivela “Travolgere” e “Occhio per Occhio”: iniziativa 72.',
      pt: 'O Bruto revelou “Atropelar” e “Olho por Olho”: iniciativa 72.',
    },
  ],
  [
    { is: 'level-chosen', hero: id('hero-3'), level: 2 },
    {
      en: "Ana's character is level 2.",
      it: 'Il personaggio di Ana è di livello 2.',
      pt: 'O personagem de Ana ficou no nível 2.',
    },
  ],
  [
    { is: 'drawn', by: id('brute'), deck: id('brute'), cards: [id('+1'), id('curse')], used: [id('+1')] },
    {
      en: 'The Brute draws +1 and CURSE; +1 counts.',
      it: 'Il Bruto pesca +1 e MALEDIZIONE; vale +1.',
      pt: 'O Bruto comprou +1 e MALDIÇÃO; contou +1.',
    },
  ],
];

const labels: readonly (readonly [QuestionName, string, InEach])[] = [
  [
    'attack-target',
    'bandit-guard-3',
    {
      en: 'Attack Bandit Guard 3 (elite)',
      it: 'Attacca Bandito Guardia 3 (elite)',
      pt: 'Atacar o Guarda Bandido 3 (elite)',
    },
  ],
  [
    'move-to',
    '3,-1',
    {
      en: 'Jump to hex 3,-1 (trap)',
      it: "Salta nell'esagono 3,-1 (trappola)",
      pt: 'Saltar para o hexágono 3,-1 (armadilha)',
    },
  ],
  [
    'next',
    'top:trample',
    { en: 'Top of Trample', it: 'Azione superiore di Travolgere', pt: 'Ação de cima de Atropelar' },
  ],
  [
    'augments',
    'augment:1',
    { en: 'Consume Ice and Light', it: 'Consuma Ghiaccio e Luce', pt: 'Consumir Gelo e Luz' },
  ],
  [
    'attack-target',
    'place:3,-1:0',
    {
      en: 'Hit Bandit Guard 2 and 3 (elite)',
      it: 'Colpisci Bandito Guardia 2 e 3 (elite)',
      pt: 'Atingir o Guarda Bandido 2 e o 3 (elite)',
    },
  ],
  [
    'attack-target',
    'place:2,0:1',
    {
      en: 'Hit the Scoundrel: area at hex 2,0, rotation 2',
      it: "Colpisci la Canaglia: area sull'esagono 2,0, rotazione 2",
      pt: 'Atingir a Malandra: área no hexágono 2,0, rotação 2',
    },
  ],
  [
    'monster-way',
    '2,0>brute+scoundrel',
    {
      en: 'End on hex 2,0, attack the Brute and the Scoundrel',
      it: "Finisce nell'esagono 2,0 e attacca il Bruto e la Canaglia",
      pt: 'Terminar no hexágono 2,0 e atacar o Bruto e a Malandra',
    },
  ],
  ['negate-damage', 'suffer', { en: 'Suffer 4 damage', it: 'Subisci 4 danni', pt: 'Sofrer 4 de dano' }],
];

describe.each(languages)('in %s', (language) => {
  const texts = textsIn(language);

  test.each(lines)('the log tells $is', (fact, said) => {
    expect(texts.line(fact, table)).toBe(said[language]);
  });

  test.each(labels)('an option of %s, %s', (name, option, said) => {
    expect(texts.option(question(name), option, table)).toBe(said[language]);
  });

  test('an augment is told from its card', () => {
    const about = { card: 'trample', half: 'top', ability: 'attack', figure: 'brute' };
    const label = texts.option(question('augments', about), 'augment:0', table);
    expect(label).toMatch({ en: /Fire.*\+1/, it: /Fuoco.*\+1/, pt: /Fogo.*\+1/ }[language]);
  });

  test('whoever is attacked reads by whom, and how strongly', () => {
    const about = {
      moment: 'attacked',
      figure: 'brute',
      damage: null,
      by: id('bandit-guard-3'),
      attack: 4,
      target: null,
    };
    expect(texts.prompt(question('reaction', about), table)).toMatch(
      {
        en: /^Bandit Guard 3 \(elite\) attacks you with Attack 4: use something now\?/,
        it: /^Bandito Guardia 3 \(elite\) ti attacca con Attacco 4: vuoi usare qualcosa\?/,
        pt: /^O Guarda Bandido 3 \(elite\) está atacando você com Ataque 4: usar algo\?/,
      }[language],
    );
  });

  test('what damage leaves is counted of all hit points', () => {
    const about = { figure: 'scoundrel', damage: 2, hp: 7, maxHp: 10, cause: 'attack' };
    expect(texts.consider(question('negate-damage', about), table)).toMatch(
      { en: /leaves 5 of 10 HP/, it: /restano 5 PF su 10;/, pt: /restam 5 de 10 PV;/ }[language],
    );
  });

  test('who leads several heroes is told which one is asked about', () => {
    const asked = question('leading-card', { figure: 'brute' });
    const prompt = texts.prompt(asked, { ...table, leadsSeveral: () => true });
    expect(prompt).toMatch(
      { en: /^The Brute: choose/, it: /^Il Bruto: scegli/, pt: /^O Bruto: escolha/ }[language],
    );
  });
});
