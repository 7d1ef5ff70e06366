import { count, of, on, the } from '@tavolo/language/pt';
import { resources } from '../../vocabulary/terms.ts';
import type { DiscardWords, Prompt, Prompts } from '../speech.ts';
import { energies } from './cards/terms.ts';
import { itemWords } from './item-words.ts';
import type { Speaker } from './speaker.ts';
import { whereWords } from './where-words.ts';

const prompt = (asks: string, consider: string): Prompt => ({ asks, consider });

const cards = (n: number): string => count(n, 'carta', 'cartas');
const steps = (n: number): string => `${n} ${n === 1 ? 'passo' : 'passos'}`;

const discards: DiscardWords = {
  'hand-limit': 'A mão tem no máximo dez cartas.',
  effect: 'O que você escolher vai para a sua pilha de descarte.',
  cost: 'Este é o custo, que só pode ser pago por inteiro.',
  shield: 'Cada carta descartada evita 1 de dano.',
  quest: 'Todas são descartadas de uma vez, para pagar a missão.',
};

const setUp = {
  character: () =>
    prompt(
      'Escolha o seu personagem.',
      'Cada um tem cartas de habilidade próprias e uma carta de dupla face.',
    ),
  'quests-to-keep': () =>
    prompt('Fique com duas destas missões.', 'Missões próximas uma da outra poupam muita caminhada.'),
  'hero-to-mark': ({ seat, about: { card, owner } }, { name, player }) =>
    prompt(
      `Escolha quem recebe a ficha (${name(card)}).`,
      seat === owner
        ? 'Escolha alguém que você consiga alcançar.'
        : `O herói de ${player(owner)} vai atrás de quem você escolher.`,
    ),
} satisfies Partial<Prompts<Speaker>>;

const turn = {
  'movement-roll': ({ about: { movement, energy } }) =>
    prompt(
      `Você tirou ${steps(movement)} e ${energies(energy)}: fica com o resultado?`,
      'Uma nova rolagem substitui os dois números, para o bem ou para o mal.',
    ),
  movement: ({ about: { steps: left, energy } }) =>
    prompt(
      `Mova-se: você ainda tem ${steps(left)} e ${energies(energy)}.`,
      'A energia paga cartas e poderes até o fim do turno; os passos só valem nesta fase.',
    ),
  resource: ({ about: { space } }, { who }) =>
    prompt(`Use um recurso ${on(who(space))}.`, 'Você usa exatamente um, mesmo que não adiante nada.'),
  token: ({ about: { left } }) =>
    prompt(
      `Escolha a próxima ficha (${left === 1 ? 'falta 1' : `faltam ${left}`}).`,
      'As verdes ficam guardadas para depois; as vermelhas têm efeito na hora, uma por vez.',
    ),
  challenge: ({ about: { space } }, { who }) =>
    prompt(
      `Escolha o seu desafio ${on(who(space))}.`,
      'Uma luta por turno. Um encontro vencido vira item; uma derrota leva você a uma cidade.',
    ),
  'event-offer': ({ about: { card } }, { name }) =>
    prompt(`${name(card)}: pagar o custo?`, 'O custo é pago por inteiro antes que algo aconteça.'),
  'lair-offer': ({ about: { space } }, { who }) =>
    prompt(`Pagar o preço ${of(who(space))}?`, 'Os itens voltam para os seus baralhos.'),
  upkeep: () =>
    prompt(
      'Manutenção: o que você faz?',
      'Aqui você pode equipar itens e pagar o que as missões pedem, em qualquer ordem, antes de terminar o turno.',
    ),
} satisfies Partial<Prompts<Speaker>>;

/** In a combat: against whom. */
const against = (opponent: string | null, { who }: Speaker): string =>
  opponent === null ? '' : ` contra ${the(who(opponent))}`;

/** Whoever has nothing to play is asked too, for others must not learn that there is nothing. */
const playing = (asks: string, consider: string, { length }: readonly string[]): Prompt =>
  prompt(
    asks,
    length > 1
      ? consider
      : 'Você não tem nada para jogar agora. A pergunta aparece mesmo assim, para que ninguém descubra o que há na sua mão.',
  );

const windows = {
  'encounter-met': ({ about }, { who }) =>
    prompt(
      `Você encontrou ${the(who(about.foe))}: vai lutar?`,
      'O que você jogar agora vem antes do combate e pode livrar você da luta.',
    ),
  'before-roll': ({ seat, options }, speak) =>
    playing(
      `Antes da rolagem${against(speak.table.opponentOf(seat), speak)}: jogar alguma coisa?`,
      'Cartas que substituem a arma ou mudam os seus números antes da rolagem são jogadas agora.',
      options,
    ),
  'just-rolled': ({ about: { face } }) =>
    prompt(
      `O seu dado mostra ${face === 6 ? 'uma espada' : face}: fica com ele?`,
      'Uma nova face substitui a anterior e ativa os próprios poderes.',
    ),
  'after-roll': ({ seat, options }, speak) =>
    playing(
      `Depois da rolagem${against(speak.table.opponentOf(seat), speak)}: jogar alguma coisa?`,
      'Um ataque acerta se o dado somado ao ataque alcança a defesa.',
      options,
    ),
  'after-miss': () => prompt('Você errou: jogar uma carta?', 'É a sua última chance neste ataque.'),
  'after-attack': ({ seat, options }, speak) =>
    playing(
      `Depois dos ataques${against(speak.table.opponentOf(seat), speak)}: jogar alguma coisa?`,
      'Depois disso, o combate acaba.',
      options,
    ),
  damage: ({ about: { n, source } }, { who }) =>
    prompt(
      `Você vai sofrer ${n} de dano por causa ${of(who(source))}: evitar?`,
      'O que você não evitar conta contra a sua vida até que você se cure.',
    ),
  'last-breath': () =>
    prompt('Você está prestes a cair: continuar de pé?', 'Senão, você acorda na cidade mais próxima.'),
  reaction: ({ about: { by, card } }, { player, name }) =>
    prompt(
      `${player(by)} jogou ${name(card)}: reagir?`,
      'A pergunta aparece sempre que você possa ter como reagir, para que ninguém descubra o que há na sua mão.',
    ),
  'power-order': () =>
    prompt('Vários poderes são ativados: qual vem primeiro?', 'Os outros vêm depois, enquanto for possível.'),
} satisfies Partial<Prompts<Speaker>>;

/** Whether a card or a power asks, which is worth naming: a resource says by itself what it is about. */
const isOwn = (source: string | null): source is string =>
  source !== null && !resources.some((resource) => resource === source);

const choices = {
  where: ({ about: { why, source } }, { name, token }) => {
    const { asks, consider } = whereWords[why];
    const does = why === 'hide-token' ? token(source ?? '') : '';
    return prompt(isOwn(source) ? `${asks} (${name(source)}).` : `${asks}.`, `${does}${consider}`);
  },
  push: ({ seat, about: { hero, left } }, { player }) =>
    prompt(
      `${seat === hero ? 'Mova-se' : `Mova ${player(hero)}`}: ${left === 1 ? 'resta 1 espaço' : `restam ${left} espaços`}.`,
      'Um espaço por vez; você pode parar quando quiser.',
    ),
  rival: ({ about: { source } }, { name }) =>
    prompt(
      source === null ? 'Escolha um rival.' : `Escolha um rival (${name(source)}).`,
      'Só vale para esse herói.',
    ),
  target: ({ about: { card } }, { name }) =>
    prompt(`Escolha o alvo de ${name(card)}.`, 'Todos ficam sabendo antes de poder reagir.'),
  item: ({ about: { why, of: owner } }, { player }) => {
    const { asks, consider } = itemWords[why];
    return prompt(asks(player(owner)), consider);
  },
  'items-to-pay': ({ about: { quest, n } }, { name }) =>
    prompt(
      `Pague até ${count(n, 'item', 'itens')} pela missão ${name(quest)}.`,
      'Você pode pagar aos poucos; o que foi pago continua valendo.',
    ),
  'mana-potions': ({ about: { card, cost, energy } }, { who }) =>
    prompt(
      `Use itens como poções de mana para pagar o custo ${of(who(card))}.`,
      `O custo é ${energies(cost)}, e você tem ${energy}. Cada poção paga 1, e o item é descartado.`,
    ),
  'cards-to-discard': ({ min, max, about: { why } }) =>
    prompt(min === max ? `Descarte ${cards(min)}.` : `Descarte até ${cards(max)}.`, discards[why]),
  'attached-to-shed': () =>
    prompt('Escolha a carta de que vai se livrar.', 'Ela vai para a pilha de descarte do dono.'),
  choice: ({ about: { source } }, { name }) =>
    prompt(`${name(source)}: escolha uma opção.`, 'Só aparece o que pode ser feito.'),
  'item-level': () =>
    prompt(
      'Escolha a cor do item.',
      'Um item acima do seu nível só pode ser usado quando você chegar a esse nível.',
    ),
  'quest-to-drop': ({ about: { drawn } }, { name }) =>
    prompt(
      `Você comprou ${name(drawn)}: descarte uma missão.`,
      'Você só pode ter duas. O que já foi feito pela missão descartada se perde.',
    ),
  'marker-to-clear': () =>
    prompt(
      'A trilha está cheia: remova um encontro.',
      'A carta vai para o topo do baralho e será a última a ser comprada de novo.',
    ),
  'foe-to-beat': () => prompt('Escolha o encontro que você vence.', 'O item dele é seu.'),
  'foe-to-mark': ({ about: { card } }, { name }) =>
    prompt(
      `Escolha o encontro que vai marcar (${name(card)}).`,
      'Se você o vencer, é você que vira a carta.',
    ),
  'token-to-see': () => prompt('Escolha uma ficha virada para baixo.', 'Só você fica sabendo o que é.'),
  'token-seen': ({ about: { kind } }, { name }) =>
    prompt(`A ficha é ${name(kind)}: deixá-la ali?`, 'Se você a descartar, todos a veem.'),
  'token-to-cancel': () => prompt('Escolha a ficha que vai descartar.', 'Ela não faz nada a você.'),
  'deck-to-scout': () => prompt('Escolha o baralho que vai olhar.', 'Ninguém mais vê as cartas.'),
  'card-on-top': ({ about: { left } }) =>
    prompt('Escolha a carta que vem em seguida.', `Falta devolver ${cards(left)}.`),
  flip: ({ about: { power } }, { who }) =>
    prompt(`Usar ${the(who(power))}?`, 'Esta oportunidade não se repete.'),
} satisfies Partial<Prompts<Speaker>>;

export const prompts: Prompts<Speaker> = { ...setUp, ...turn, ...windows, ...choices };
