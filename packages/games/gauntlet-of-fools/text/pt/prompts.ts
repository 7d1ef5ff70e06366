import { capital } from '@tavolo/language';
import { count, or } from '@tavolo/language/pt';
import { diceShown } from '../dice-shown.ts';
import { choiceOn, isMonster, woundsForGold } from '../lookup.ts';
import type { Prompts } from '../questions.ts';
import { wounds as woundsSaid } from './counted.ts';
import type { Speaker } from './speaker.ts';

export const prompts: Prompts<Speaker> = {
  hero: () => 'Pegue um Herói do centro da mesa ou roube o de outro jogador.',
  boasts: ({ hero, from, max }, { class: named, toClass, player }) => {
    if (from !== null)
      return `Você está roubando ${named(hero)} de ${player(from)}: adicione pelo menos uma Bravata nova.`;
    return max === 1
      ? `Adicione uma Bravata ${toClass(hero)}, ou nenhuma.`
      : `Adicione ${toClass(hero)} quantas Bravatas ousar, ou nenhuma.`;
  },
  'active-hero': () => 'Escolha qual dos seus Heróis joga neste turno.',
  'play-though-dead': ({ hero, encounters }, { class: named, the }) =>
    `${capital(named(hero))} está Morto. Gaste uma ficha de Classe para enfrentar ${or(encounters.map(the))} mesmo assim, ou continue Morto.`,
  side: ({ hero }, { class: named }) => `O caminho se divide: escolha para onde ${named(hero)} vai.`,
  'card-to-remove': () =>
    'Estas são as próximas cartas: gaste uma ficha para tirar uma delas do jogo, ou deixe-as onde estão.',
  'card-on-top': () => 'Escolha a carta que será virada primeiro.',
  bet: ({ gold }) =>
    `Aposte em segredo que vai Matar o Monstro: se conseguir, você recebe o dobro de volta; senão, adeus, aposta. Você tem ${gold} de Ouro.`,
  'start-of-encounter': ({ card }, { the }) =>
    card === null
      ? 'Use uma Habilidade ou vá em frente.'
      : `Antes de enfrentar ${the(card)}: use o que tiver ou vá em frente.`,
  'before-rolling': ({ card }, { where }) => `${where(card)}, antes de rolar: use o que tiver ou ataque.`,
  'after-rolling': ({ card }, { where }) =>
    `${where(card)}, depois de rolar: melhore o ataque ou mantenha a rolagem.`,
  treasure: ({ card }, { the }) =>
    card === null
      ? 'Use uma Habilidade ou pegue o Tesouro.'
      : `Você Matou ${the(card)}: use uma Habilidade ou pegue o Tesouro.`,
  defense: ({ card }, { the, table }) => {
    if (card === null) return 'Use uma Habilidade ou espere o golpe.';
    return isMonster(table.cards, card)
      ? `${capital(the(card))} ataca você: use uma Habilidade ou espere o golpe.`
      : `${capital(the(card))} dispara: use uma Habilidade ou espere o golpe.`;
  },
  damage: ({ card }, { the }) =>
    card === null
      ? 'O golpe acertou: use uma Habilidade ou sofra o Dano.'
      : `${capital(the(card))} atingiu você: use uma Habilidade ou sofra o Dano.`,
  'after-damage': ({ card }, { the }) =>
    card === null
      ? 'Responda com uma Habilidade ou deixe para lá.'
      : `${capital(the(card))} causou Dano a você: retribua o favor ou deixe para lá.`,
  'after-encounter': ({ card }, { the }) =>
    card === null
      ? 'O Encontro acabou: use uma Habilidade ou siga em frente.'
      : `O Encontro com ${the(card)} acabou: use uma Habilidade ou siga em frente.`,
  'end-of-turn': () =>
    'O turno está acabando: use uma Habilidade antes que a Morte conte os seus Ferimentos, ou deixe passar.',
  'tokens-to-spend': ({ ability }, { the }) => `Escolha quantas fichas gastar com ${the(ability)}.`,
  'one-use-dice-to-spend': () => 'Escolha quantos dados de uso único gastar neste ataque.',
  'weapon-to-roll': () => 'Escolha a Arma cujos dados você vai rolar.',
  'weapon-for-token': () => 'Escolha a Arma que recebe a ficha.',
  'weapon-to-lose-token': () => 'Escolha a Arma que perde a ficha.',
  'dice-to-reroll': ({ min, dice }) =>
    `Escolha ${count(min, 'dado', 'dados')} para rolar de novo; agora mostram ${diceShown(dice)}.`,
  choice: ({ card, options }, { the, table }) => {
    if (card === null) return 'Escolha uma opção.';
    const kinds = {
      damage: `${capital(the(card))} atingiu você: escolha o seu Dano.`,
      treasure: `Você Matou ${the(card)}: escolha o seu Tesouro.`,
      gift: `${capital(the(card))} deixa a escolha com você.`,
    };
    return kinds[choiceOn(table.cards, card, options).is];
  },
  'wound-for-gold': ({ card, gold }, { the, table }) => {
    const wounds = woundsSaid(woundsForGold(table.cards, card));
    return card === null
      ? `Sofra ${wounds} por mais ${gold} de Ouro, ou fique sem ele.`
      : `${capital(the(card))} guarda mais ${gold} de Ouro: sofra ${wounds} para ficar com ele, ou deixe-o lá.`;
  },
  'face-privately': ({ card }, { the }) =>
    card === null
      ? 'Enfrente o Encontro particular ou recuse.'
      : `${capital(the(card))} está aqui só para você: aceite o Encontro ou recuse.`,
};
