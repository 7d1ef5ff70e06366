import { count } from '@tavolo/language/pt';
import type { MomentWords, Prompt, Prompts, ThreatWords } from '../speech.ts';
import { abilityLabel } from './ability-labels.ts';
import { countedCards } from './counted.ts';
import type { Speaker } from './speaker.ts';

const prompt = (asks: string, consider: string): Prompt => ({ asks, consider });

/** Behind a sentence about one of several: how many more there are. */
const more = (left: number | null, one: string, several: string): string =>
  left === null || left <= 1 ? '' : ` (restam ${count(left, one, several)})`;

const threats: ThreatWords = {
  attack: 'em um ataque',
  retaliate: 'por retaliação',
  trap: 'de uma armadilha',
  hazard: 'do terreno perigoso',
  wound: 'por FERIMENTO',
  ability: 'de uma habilidade',
  rest: 'pelo descanso curto',
  fall: 'pela queda',
  scenario: 'pelas regras do cenário',
};

const moments: MomentWords = {
  attack: 'Você está atacando',
  'attack-ability': 'Você está atacando',
  attacked: 'Um inimigo está atacando você',
  'attack-damage': 'Você está prestes a sofrer o dano de um ataque',
  move: 'Você está se movendo',
};

const leftToYou = 'Para o monstro tanto faz: as regras deixam a escolha com você.';

export const prompts: Prompts<Speaker> = {
  class: () =>
    prompt(
      'Escolha a sua classe.',
      'Cada classe tem as suas cartas, os seus pontos de vida e o seu jeito de lutar.',
    ),
  'character-level': () =>
    prompt(
      'Escolha o nível do seu personagem.',
      'Os níveis de todos os personagens definem o nível do cenário.',
    ),
  perk: ({ about: { left } }) =>
    prompt(
      `Escolha uma vantagem${more(left, 'vantagem', 'vantagens')}.`,
      'As vantagens mudam o seu baralho de modificadores de ataque durante todo o cenário.',
    ),
  'level-card': () =>
    prompt('Escolha uma carta para o novo nível.', 'Ela se junta às cartas com que você monta a mão.'),
  'battle-goal': () =>
    prompt(
      'Fique com um objetivo de batalha.',
      'Só você o conhece; se cumpri-lo e o cenário for vencido, você ganha marcas de verificação.',
    ),
  'items-to-buy': ({ about: { gold } }) =>
    prompt(
      `Escolha os seus itens: você tem ${gold} de ouro.`,
      'Um para a cabeça, um para o corpo e um para as pernas, o que couber em duas mãos e itens pequenos até a metade do seu nível.',
    ),
  hand: ({ max }) =>
    prompt(
      `Escolha as ${countedCards(max)} da sua mão.`,
      'Misturar iniciativas baixas e altas dá mais liberdade de escolha.',
    ),
  'starting-hex': ({ about: { figure } }, { figure: named }) =>
    prompt(
      `Escolha onde ${named(figure)} começa.`,
      'Quem fica perto da porta encontra os monstros primeiro.',
    ),
  'leading-card': ({ options }) =>
    prompt(
      options.includes('long-rest')
        ? 'Escolha a primeira carta, ou um descanso longo.'
        : 'Escolha a primeira carta.',
      'A iniciativa dela decide quando você age: o número mais baixo vai primeiro. Depois vem a segunda carta.',
    ),
  'second-card': ({ about: { card } }, { card: named }) => {
    if (card === 'long-rest')
      return prompt(
        'Fazer um descanso longo nesta rodada?',
        'Você age por último; pode voltar atrás até que todos escolham.',
      );
    return prompt(
      `Escolha a segunda carta: a primeira é ${named(card)}.`,
      'Você vai usar a ação de cima de uma e a de baixo da outra; os outros só veem as cartas depois que todos escolherem.',
    );
  },
  'initiative-change': ({ about: { item } }, { item: named }) =>
    prompt(`Mude a sua iniciativa com “${named(item)}”.`, 'O número mais baixo age primeiro.'),
  'tie-order': ({ about: { how } }) =>
    prompt(
      'Empate na iniciativa: quem vai primeiro?',
      how === 'vote' ? 'Se os jogadores empatados discordarem, a sorte decide.' : 'Os outros vêm depois.',
    ),
  next: ({ about: { figure } }, { figure: named }) =>
    prompt(
      `O que ${named(figure)} faz agora?`,
      'Você joga a ação de cima de uma carta e a de baixo da outra; em vez delas, valem o Ataque 2 e o Mover 2 básicos.',
    ),
  augments: () =>
    prompt(
      'Consumir elementos para reforçar esta habilidade?',
      'Um elemento consumido fica Inerte, para todos.',
    ),
  'attack-items': ({ about: { target } }, { figure: named }) =>
    prompt(
      target === null ? 'Usar itens neste ataque?' : `Usar itens no ataque contra ${named(target)}?`,
      'Itens gastos voltam com um descanso longo; os consumidos, não.',
    ),
  'move-to': ({ about: { points, movement } }) => {
    const asks = {
      walk: 'Escolha para onde se mover',
      jump: 'Escolha para onde saltar',
      fly: 'Escolha para onde voar',
    }[movement];
    const rules = {
      walk: 'Você atravessa aliados, mas não inimigos nem obstáculos; o terreno difícil custa 2.',
      jump: 'Um salto passa por cima de figuras, armadilhas e obstáculos; precisa terminar em um hexágono livre.',
      fly: 'Quem voa passa por cima de tudo, mas precisa terminar em um hexágono sem figuras.',
    };
    return prompt(
      `${asks}: ${count(points, 'ponto de movimento', 'pontos de movimento')} à disposição.`,
      rules[movement],
    );
  },
  'attack-target': ({ about: { figure, value, range, left, area } }, { figure: named }) => {
    const who = `Escolha quem ${named(figure)} ataca`;
    return prompt(
      area
        ? 'Posicione a área do ataque.'
        : `${who}${value === null ? '' : `: Ataque ${value}`}${more(left, 'alvo', 'alvos')}.`,
      range !== null && range > 1
        ? `Alcance ${range}; um ataque de longo alcance contra um inimigo adjacente tem Desvantagem.`
        : 'Escudo reduz o dano; inimigos adjacentes podem ter Retaliar.',
    );
  },
  'ability-target': ({ about: { ability, value, left } }) => {
    const others = more(left, 'alvo', 'alvos');
    return prompt(
      `Escolha um alvo: ${abilityLabel(ability, value)}${others}.`,
      'Não é preciso usar todas as partes de uma ação.',
    );
  },
  'ability-hex': ({ about: { ability } }) =>
    prompt(
      `Escolha um hexágono: ${abilityLabel(ability, null)}.`,
      'Estes são todos os hexágonos que as regras permitem.',
    ),
  'ability-use': ({ about: { ability, value } }) =>
    prompt(
      `Executar esta habilidade: ${abilityLabel(ability, value)}?`,
      'Não é preciso usar todas as partes de uma ação.',
    ),
  reaction: ({ about: { moment, damage, by, attack } }, { subject }) => {
    if (moment === 'ally-attacked')
      return prompt(
        'Um inimigo ataca um aliado ao seu lado: o golpe passa para você.',
        'Se você encerrar o bônus antes, o ataque continua contra o seu aliado.',
      );
    const what =
      by === null || attack === null
        ? moments[moment]
        : `${subject(by)} está atacando você com Ataque ${attack}`;
    return prompt(
      `${what}: usar algo?`,
      damage === null ? 'O que você não usar fica para depois.' : `A caminho: ${damage} de dano.`,
    );
  },
  'push-to': ({ about: { figure, left } }, { figure: named }) =>
    prompt(
      `Empurre ${named(figure)}${more(left, 'hexágono', 'hexágonos')}: escolha o próximo hexágono.`,
      'Cada passo afasta o alvo de você; armadilhas e terreno perigoso fazem efeito.',
    ),
  'pull-to': ({ about: { figure, left } }, { figure: named }) =>
    prompt(
      `Puxe ${named(figure)}${more(left, 'hexágono', 'hexágonos')}: escolha o próximo hexágono.`,
      'Cada passo aproxima o alvo de você; armadilhas e terreno perigoso fazem efeito.',
    ),
  'hex-nearby': ({ about: { figure } }, { subject }) =>
    prompt(
      `${subject(figure)} não pode ficar aqui: escolha um hexágono próximo.`,
      'Valem os hexágonos livres mais próximos.',
    ),
  'negate-damage': ({ about: { figure, damage, cause, ...health } }, { subject }) =>
    prompt(
      `${subject(figure)} está prestes a sofrer ${damage} de dano ${threats[cause]}.`,
      consequence(damage, health),
    ),
  'card-to-lose': () =>
    prompt('Escolha uma carta para perder.', 'Uma carta perdida não volta com o descanso.'),
  'cards-to-discard': () => prompt('Escolha o que descartar.', 'Cartas descartadas voltam com um descanso.'),
  'card-to-play': ({ about: { half } }) =>
    prompt(
      half === 'both'
        ? 'Escolha uma carta da mão para jogar agora.'
        : `Escolha uma carta da mão: você joga agora a ação de ${half === 'top' ? 'cima' : 'baixo'} dela.`,
      'Ela se soma às duas cartas da sua rodada.',
    ),
  'discards-to-lose': ({ min }) =>
    prompt(
      `Escolha ${count(Math.max(1, min), 'carta descartada', 'cartas descartadas')} para perder.`,
      'Uma carta perdida não volta com o descanso.',
    ),
  'cards-to-recover': ({ max }) =>
    prompt(`Escolha até ${countedCards(max)} para recuperar.`, 'Elas voltam para a sua mão.'),
  'items-to-refresh': ({ max }) =>
    prompt(
      `Escolha até ${count(max, 'item', 'itens')} para renovar.`,
      'Um item renovado pode ser usado de novo.',
    ),
  element: ({ about: { how } }) =>
    how === 'consume'
      ? prompt('Escolha um elemento para consumir.', 'Ele fica Inerte.')
      : prompt('Escolha um elemento para infundir.', 'Ele fica Forte no fim do turno.'),
  'change-order': () =>
    prompt(
      'Escolha a ordem em que os bônus se aplicam.',
      'Somar antes de multiplicar deixa o ataque mais forte.',
    ),
  'short-rest': () =>
    prompt(
      'Fazer um descanso curto?',
      'As cartas descartadas voltam para a mão, mas você perde uma delas ao acaso.',
    ),
  'give-up': ({ about: { how } }) =>
    how === 'propose'
      ? prompt('Desistir do cenário?', 'Se todos os outros concordarem, o cenário fracassa na hora.')
      : prompt(
          'Seus companheiros querem desistir do cenário: você concorda?',
          'Se todos concordarem, o cenário fracassa na hora.',
        ),
  'redraw-rest-card': ({ about: { card } }, { card: named }) =>
    prompt(
      `Você perderia ${named(card)}: sofrer 1 de dano para perder outra carta?`,
      'A segunda carta também é sorteada e não pode ser trocada.',
    ),
  'rest-card': () =>
    prompt(
      'Escolha a carta que vai perder no descanso longo.',
      'As outras cartas descartadas voltam para a mão.',
    ),
  'augment-to-discard': () => prompt('Escolha o aumento que sai do jogo.', 'Só um aumento pode ficar ativo.'),
  'monster-focus': ({ about: { figure } }, { figure: named }) =>
    prompt(
      `Em quem ${named(figure)} foca?`,
      'Todos estão igualmente próximos: as regras deixam a escolha com você.',
    ),
  'monster-way': ({ about: { figure } }, { figure: named }) =>
    prompt(`Como ${named(figure)} age?`, leftToYou),
  'monster-target': ({ about: { figure } }, { of }) => prompt(`Quem é o alvo ${of(figure)}?`, leftToYou),
  'monster-hex': ({ about: { figure, monster } }, { someone }) => {
    const whom = figure ?? monster;
    return prompt(
      whom === null ? 'Escolha um hexágono para o monstro.' : `Escolha um hexágono para ${someone(whom)}.`,
      leftToYou,
    );
  },
  'dungeon-gate': () => prompt('Escolha a entrada.', 'Vocês começam a até dois hexágonos dela.'),
  'penalty-target': () => prompt('Quem sofre a penalidade desta sala?', 'Alguém precisa sofrê-la.'),
};

function consequence(damage: number, { hp, maxHp }: { readonly hp: number; readonly maxHp: number }): string {
  return damage >= hp
    ? `Com ${hp} PV, sofrer o dano significa exaustão; perder cartas nega todo o dano.`
    : `Sofrendo o dano, ${hp - damage === 1 ? 'resta' : 'restam'} ${hp - damage} de ${maxHp} PV; perder cartas nega todo o dano.`;
}
