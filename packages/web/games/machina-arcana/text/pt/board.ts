import { and, count } from '@tavolo/language/pt';
import { terms } from '@tavolo/machina-arcana/terms/pt';
import type { BoardText } from '../board-text.ts';

const percent = (chance: number): string => `${Math.round(100 * chance)}%`;
/** Uma perda média, em décimos. */
const loss = (n: number): string => `cerca de ${n.toFixed(1).replace('.', ',')} de saúde`;

export const board: BoardText = {
  map: {
    map: 'Os salões',
    nearer: 'Aproximar',
    farther: 'Afastar',
    follow: 'Achar o explorador da vez',
    fit: 'Mostrar tudo',
  },
  unitSaid: ({ name, health, ofHealth, armor, will }) =>
    `${name}: saúde ${health} de ${ofHealth}, armadura ${armor}, vontade ${will}`,
  lossHere: (n) => `Terminar o turno aqui custa ${loss(n)}`,
  lossThere: (n) =>
    n === 0 ? 'Ali você termina o turno em segurança' : `Terminar o turno ali custa ${loss(n)}`,
  goesFor: (name, steps) =>
    steps === null
      ? `Persegue ${name}, mas não consegue chegar lá`
      : `Persegue ${name}, a ${count(steps, 'passo', 'passos')}`,
  goesForNobody: 'Não persegue ninguém',
  willWalk: (steps) => `Anda ${count(steps, 'passo', 'passos')}`,
  willBreakDoor: 'Arromba uma porta',
  willPlay: (ability, on, chance) =>
    `${ability}${on.length === 0 ? '' : `: ${and(on)}`}${chance === null ? '' : `, ${percent(chance)} de chance de acertar`}`,
  willWait: 'Fica onde está',
  intends: 'O que vai fazer',
  spaceSays: {
    trap: 'Uma armadilha. Fere quem está sobre ela quando se puxa uma alavanca desta peça.',
    pit: 'Um fosso. Uma unidade que vai parar nele é destruída; um explorador morre.',
    spawn: 'Um espaço de surgimento. Dele saem os monstros, até que seja selado.',
    rubble: 'Escombros. Bloqueiam o caminho e a visão.',
    barrel:
      'Um barril explosivo. Uma rolagem de ataque de pelo menos 1 o faz explodir contra todas as unidades ao lado.',
    chest: 'Um baú. Compre 2 itens e fique com 1.',
    workbench: 'Uma bancada. Compre 3 itens, troque, fique com 1 e depois arrume o inventário.',
    event: 'Um espaço de evento. Recupere 1 essência e compre um evento.',
    chapter: 'Um espaço de capítulo. Se o capítulo permitir, é por aqui que se avança.',
    recharge: 'Uma estação de recarga. Role o dado de recarga.',
    lever: 'Uma alavanca. Dispara todas as armadilhas desta peça.',
  },
  tokens: { explored: 'Já usado', destroyed: 'Destruído para sempre', light: 'Iluminado' },

  status: 'Rodada e ameaças',
  round: (n) => `Rodada ${n}`,
  phases: {
    explorer: 'exploradores',
    spawn: 'testes de surgimento',
    horror: 'teste de horror',
    monster: 'monstros',
  },
  tracks: { spawn: 'Índice de surgimento', horror: 'Índice de horror' },
  aimedAt: (label, chance) => `${label}, ${percent(chance)} de chance de acertar`,
  percent,
  dialSaid: (label, value, chance) => `${label} ${value}: ${percent(chance)} no próximo teste`,
  threatSaid: (threat, of, level) => `Ameaça ${threat} de ${of}, nível dos monstros ${level}`,
  queue: 'Os monstros, na ordem em que agem',
  inQueue: (place, said) => `${place}. ${said}`,
  chapter: 'Capítulo',
  progress: (done, of) => `${done}/${of}`,
  goals: {
    'chapter-space': 'Ativem um espaço de capítulo',
    counter: '',
    exit: 'Exploradores que já saíram',
    endgame: 'Final',
  },
  counted: (counter) => terms.counters[counter],
  explorerEvent: 'Evento de explorador',
  horrorEvent: 'Evento de horror',

  party: 'Exploradores',
  explorerSaid: ({ name, player, health, stamina, essence, armor, will, markers, standing, isActive }) =>
    [
      `${name} (${player})`,
      ...(isActive ? ['jogando agora'] : []),
      standing,
      `saúde ${health.now} de ${health.most}`,
      `essência ${essence.now} de ${essence.most}`,
      `vigor ${stamina.now} de ${stamina.most}`,
      `armadura ${armor}`,
      `vontade ${will}`,
      count(markers, 'marcador restante', 'marcadores restantes'),
    ].join(', '),
  standings: { here: 'no mapa', done: 'turno encerrado', away: 'fora do mapa', dead: 'sem vida' },
  classes: { bruiser: 'Brutamontes', gunman: 'Pistoleiro', mystic: 'Místico', crafter: 'Artífice' },
  values: { health: 'Saúde', stamina: 'Vigor', essence: 'Essência', armor: 'Armadura', will: 'Vontade' },
  printed: 'Valor base',
  markersLeft: (n) => `${count(n, 'marcador', 'marcadores')} ainda por colocar`,
  spawnFor: (chance) => `No próximo teste de surgimento, ${percent(chance)} de chance de vir um monstro`,
  lookAt: (name) => `Ver ${name}`,
  yours: 'História e itens',
  drawers: { story: 'História', gear: 'Itens', cards: 'Habilidades' },
  worn: 'Equipados',
  wearsNothing: 'Nenhum item equipado',
  bag: (n) => (n === 0 ? 'Bolsa vazia' : `Bolsa: ${count(n, 'item', 'itens')}`),
  relatedEvents: 'Eventos relacionados',
  monsterKind: (level, mind) =>
    `${level === null ? 'chefe' : `nível ${level}`}, ${mind === 'cunning' ? 'astuto' : 'irracional'}`,

  trades: (one, other) => `Troca entre ${one} e ${other}`,
  gives: (name) => `${name} dá`,
  givesNothing: 'Nada',
  couldPayFor: (by, whom, left) =>
    whom === null
      ? `Essência a pagar: ${left}. Quanto ${by} põe?`
      : `${by} pode pagar por ${whom}. Essência que falta: ${left}`,
  paysFor: (by, whom, n) => `${by} paga ${count(n, 'essência', 'essências')} por ${whom}`,

  shownCards: 'Cartas',
  workbench: 'Arrume seus itens',
  benchSays: 'Toque em um item para movê-lo. O que fica na bolsa não faz nada, a não ser os consumíveis.',
  placeFor: 'Toque em um dos lugares acesos.',
  wearAlone: 'Equipar aqui',
  fitTo: (main) => `Encaixar em ${main}`,
  confirmArrangement: 'Equipar assim',
  equipsNothing: 'Deixar tudo na bolsa',
  takeOff: 'Devolver à bolsa',

  attack: 'Ataque',
  attackWith: (unit, card) => `${unit}: ${card}`,
  diceSaid: (white, black) =>
    [
      ...(white.length === 0 ? [] : [`dados brancos ${white.join(', ')}`]),
      ...(black.length === 0 ? [] : [`dados pretos ${black.join(', ')}`]),
    ].join('; '),
  total: 'Total',
  cards: 'das cartas',
  defence: 'Defesa',
  sources: {
    trap: 'Armadilhas',
    barrel: 'Barril',
    pit: 'Fosso',
    seal: 'Selo',
    threat: 'Ameaça',
    recharge: 'Estação de recarga',
    cost: 'Custo',
    essence: 'essência',
  },
  outcomes: { hit: 'Acertou', missed: 'Errou', hits: 'acertaria', misses: 'erraria' },
  needs: (essence) =>
    essence === 1 ? 'com mais 1 essência acertaria' : `com mais ${essence} essências acertaria`,
  spawnCheck: (name) => `Teste de surgimento para ${name}`,
  horrorCheck: 'Teste de horror',
  checkSaid: (rating, comes) =>
    comes ? `Menos de ${rating}: algo vem aí` : `${rating} ou mais: nada vem, e o índice sobe`,
  effectSaid: (atLeast, happens) =>
    happens ? `${atLeast} ou mais: acontece` : `Menos de ${atLeast}: nada acontece`,
  recharges: {
    health: '1 de saúde',
    'stamina-2': '2 de vigor',
    'stamina-3': '3 de vigor',
    blank: 'Nada',
  },

  campaign: 'Campanha',
  stages: { won: 'vencido', now: 'em andamento', ahead: 'ainda por jogar' },
  goesAlong: 'Segue para o próximo cenário',
  beginsAgain: 'Todos o recomeçam com o que tinham no início.',
  fallen: 'Mortos nesta campanha',
  nextScenario: (name) => `Seguir para ${name}`,

  choosing: (name) => `${name} está escolhendo…`,
  chooseExplorer: 'Escolha seu explorador',
  takenBy: (name) => `Escolha de ${name}`,
  won: 'Vocês conseguiram',
  lost: 'Vocês se perderam',
  reached: (chapter, of, name, round) =>
    `Capítulo ${chapter} de ${of}${name === '' ? '' : `, ${name}`}, depois de ${count(round, 'rodada', 'rodadas')}`,
  account: 'O que cada um fez',
  explorer: 'Explorador',
  accounts: {
    kills: 'Monstros destruídos',
    hits: 'Acertos',
    lost: 'Saúde perdida',
    essence: 'Essência recuperada',
    items: 'Itens achados',
    steps: 'Passos dados',
  },
};
