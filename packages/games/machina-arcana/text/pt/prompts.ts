import { capital } from '@tavolo/language';
import { and, count } from '@tavolo/language/pt';
import type { Prompt, Prompts } from '../speech.ts';
import { momentWords } from './moment-words.ts';
import type { Speaker } from './speaker.ts';
import { terms } from './terms.ts';
import { whereWords } from './where-words.ts';

const prompt = (asks: string, consider: string): Prompt => ({ asks, consider });

const course = {
  explorer: ({ rule }) =>
    rule === 'ma/chapters.9'
      ? prompt('Escolha o explorador ativo.', 'O que o novo capítulo diz de quem o virou vale para ele.')
      : prompt(
          'Escolha o seu explorador.',
          'Cada um tem classe, habilidades e pontos fracos, e só pode ter um jogador.',
        ),
  act: ({ about: { explorer, stamina, begun } }, { who }) =>
    begun
      ? prompt(
          `${who(explorer)}: o que você faz? (vigor: ${stamina})`,
          'As ações podem ser misturadas e repetidas. O vigor que sobra no fim do turno se perde.',
        )
      : prompt(
          `${who(explorer)}: começar o seu turno? (vigor: ${stamina})`,
          'A primeira ação começa o turno. Vocês jogam na ordem que quiserem, um depois do outro.',
        ),
  'spawn-next': () =>
    prompt(
      'Escolha para quem é o próximo teste.',
      'Cada teste sem monstro aumenta o índice e torna o próximo mais arriscado.',
    ),
} satisfies Partial<Prompts<Speaker>>;

const losses = {
  'essence-for-health': ({ about: { explorer, n } }, { who }) =>
    prompt(
      `${who(explorer)} perde ${n} de saúde: quanto você paga com essência?`,
      'Cada essência salva 1 de saúde. A saúde é mais difícil de recuperar.',
    ),
  raise: ({ about: { explorer, total } }, { who }) =>
    prompt(
      `${who(explorer)}: a rolagem deu ${total}. Aumentar?`,
      'Cada essência soma 1, uma única vez, antes da comparação. Para acertar, basta igualar a defesa.',
    ),
  support: ({ about: { explorer, supporter, left } }, { who }) =>
    supporter === explorer
      ? prompt(
          `${who(explorer)}: quanto você paga? (${left === 1 ? 'falta' : 'faltam'} ${terms.amounts.essence(left)})`,
          'O resto pode ser pago pelos companheiros adjacentes.',
        )
      : prompt(
          `${who(supporter)}: ajudar ${who(explorer)} a pagar? (${terms.amounts.essence(left)})`,
          'Você pode pagar qualquer parte, ou nada.',
        ),
  'dice-to-reroll': () =>
    prompt(
      'Escolha os dados que vai rolar de novo.',
      'A nova face substitui a anterior, para o bem ou para o mal.',
    ),
  use: ({ about: { moment, unit } }, { who }) =>
    momentWords[moment](unit === null ? null : capital(who(unit))),
} satisfies Partial<Prompts<Speaker>>;

const choices = {
  target: ({ about: { card, ability: id, again } }, { ability }) =>
    prompt(
      again ? `${ability(card, id)}: escolha o próximo alvo.` : `${ability(card, id)}: escolha o alvo.`,
      again ? 'Pode ser o mesmo de novo.' : 'Só aparece o que está ao alcance e à vista.',
    ),
  choice: ({ about: { card } }, { name }) =>
    prompt(`${name(card)}: escolha.`, 'Só aparece o que pode ser feito por inteiro.'),
  where: ({ about: { why, unit, card } }, { who, source }) => {
    const { asks, consider } = whereWords[why];
    const of = card ?? unit;
    const about = of === null ? '' : ` (${card === null ? who(of) : source(card)})`;
    return prompt(`${asks}${about}.`, consider);
  },
  door: ({ about: { card } }, { name }) =>
    prompt(
      `${name(card)}: escolha a porta que vai abrir ou fechar.`,
      'Uma porta fechada barra a visão e os passos; para quebrá-la, os monstros gastam vigor.',
    ),
  tie: ({ rule, about: { monster, card } }, { Who, name }) => {
    if (rule === 'ma/ending.6')
      return prompt(
        'Escolha o companheiro a quem se juntar.',
        'Você entra pela saída com a seta da peça em que ele está.',
      );
    if (monster !== null)
      return prompt(
        `${Who(monster)}: escolha quem perseguir.`,
        'Estão à mesma distância e têm a mesma saúde.',
      );
    return prompt(
      card === null ? 'Escolha entre estes.' : `${name(card)}: escolha entre estes.`,
      'Nada mais os diferencia.',
    );
  },
  'how-far': ({ about: { card, ability: id, unit } }, { ability, who }) =>
    prompt(
      `${ability(card, id)}: quantos espaços ${who(unit)} se desloca?`,
      'Um fosso destrói tudo o que cai nele.',
    ),
  'monster-act': ({ about: { monster, stamina } }, { forWhom }) =>
    prompt(
      `Você decide ${forWhom(monster)}: o que faz? (vigor: ${stamina})`,
      'Pode entrar em um fosso e pode atacar outros monstros.',
    ),
  consent: ({ about: { explorer, card } }, { who, name }) =>
    prompt(
      card === null ? `${who(explorer)}: aceita?` : `${who(explorer)}: aceita ${name(card)}?`,
      'Isso só acontece se você concordar.',
    ),
} satisfies Partial<Prompts<Speaker>>;

const items = {
  deck: ({ about: { left } }) =>
    prompt(
      `Escolha de qual baralho comprar (${left === 1 ? 'falta' : 'faltam'} ${count(left, 'carta', 'cartas')}).`,
      'Você vê cada carta antes de escolher o próximo baralho.',
    ),
  'item-to-keep': () =>
    prompt('Escolha o item com que vai ficar.', 'Você ainda pode dá-lo a quem estiver ao seu lado.'),
  'items-to-keep': ({ about: { explorer, n } }, { who }) =>
    prompt(
      `${who(explorer)}: escolha ${n} itens para levar ao próximo cenário.`,
      'Todo o resto fica para trás e volta aos baralhos.',
    ),
  'item-goes-to': ({ about: { item } }, { name }) =>
    prompt(`Quem fica com ${name(item)}?`, 'Vai para a bolsa de quem recebe.'),
  'item-fate': ({ about: { item } }, { name }) =>
    prompt(
      `${name(item)}: o que fazer?`,
      'O que volta ao topo do baralho é a próxima carta a ser comprada dele.',
    ),
  'item-next-back': ({ about: { left } }) =>
    prompt(
      `Escolha o próximo item a devolver (${left === 1 ? 'resta' : 'restam'} ${left}).`,
      'O último fica no topo do baralho.',
    ),
  exchange: () =>
    prompt(
      'Trocar itens comprados pelos seus?',
      'Escolha tantos itens seus quantos forem os comprados. O que você dá toma o lugar do que pega.',
    ),
  arrangement: ({ about: { explorer } }, { who }) =>
    prompt(
      `${who(explorer)}: escolha o que equipar, e onde.`,
      'Armas para duas mãos, uma peça de vestuário e um artefato. Todo o resto vai para a bolsa.',
    ),
  'trade-with': ({ about: { explorer } }, { who }) =>
    prompt(`${who(explorer)}: escolha com quem trocar.`, 'Não importa onde está.'),
  'trade-items': ({ about: { with: other } }, { who }) =>
    prompt(
      `Escolha o que troca de mãos entre você e ${who(other)}.`,
      'Quantos itens quiser, nos dois sentidos. A outra parte precisa concordar.',
    ),
  'trade-consent': ({ about: { explorer, with: other, gives, takes } }, { who, name }) => {
    const given = gives.length === 0 ? '' : ` dá a você ${and(gives.map(name))}`;
    const taken = takes.length === 0 ? '' : ` pega de você ${and(takes.map(name))}`;
    return prompt(
      `${who(other)}: ${who(explorer)}${given}${given === '' || taken === '' ? '' : ' e'}${taken}. Aceita?`,
      'Os itens chegam desequipados. Você não paga vigor.',
    );
  },
  'equip-now': ({ about: { item } }, { name }) =>
    prompt(`Equipar ${name(item)} agora?`, 'Mais tarde seria preciso usar o inventário.'),
  'item-to-lose': ({ about: { why } }) => {
    const asks = {
      bag: 'A bolsa está cheia: escolha de que item abrir mão.',
      unequip: 'Escolha o item que vai desequipar.',
      destroy: 'Escolha o item que vai destruir.',
    };
    const consider = {
      bag: 'Na bolsa cabem seis cartas, contando os consumíveis.',
      unequip: 'Um item principal leva junto tudo o que está encaixado nele.',
      destroy: 'Ele pode voltar quando o baralho dele acabar.',
    };
    return prompt(asks[why], consider[why]);
  },
} satisfies Partial<Prompts<Speaker>>;

const events = {
  'event-place': ({ about: { event } }, { name }) =>
    prompt(`${name(event)}: para onde vai?`, 'Todos a viram.'),
  'event-on-top': ({ about: { left } }) =>
    prompt('Escolha o que fica no topo.', `O resto vai para o fundo (são ${left} ao todo).`),
} satisfies Partial<Prompts<Speaker>>;

/** What every question asks, in Portuguese. */
export const prompts: Prompts<Speaker> = { ...course, ...losses, ...choices, ...items, ...events };
