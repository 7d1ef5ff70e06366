import type { CardNames } from '../../card-names.ts';

export const chapters: CardNames = {
  'the-cold-stair': { name: 'A Escadaria Gelada', abilities: { arrive: 'Chegada' } },
  'oil-on-the-water': { name: 'Óleo na Água', abilities: { slick: 'Chão Escorregadio' } },
  'the-tally-keepers': {
    name: 'Os Guarda-Livros',
    abilities: { 'strike-a-name': 'Risque um Nome', settle: 'Acerto de Contas' },
  },
  'second-descent': { name: 'Segunda Descida', abilities: { deeper: 'Mais Fundo' } },
  'lungs-of-brass': { name: 'Pulmões de Latão', abilities: { 'bad-air': 'Ar Viciado' } },
  'a-borrowed-voice': {
    name: 'Uma Voz Emprestada',
    abilities: { answer: 'Resposta', 'silence-it': 'Cale a Voz' },
  },
  'the-undercroft-choir': {
    name: 'O Coro da Cripta',
    abilities: { rising: 'Crescendo', 'stop-your-ears': 'Tape os Ouvidos' },
  },
  'breaker-of-seals': {
    name: 'Quem Rompe os Selos',
    abilities: { 'better-tools': 'Ferramentas Melhores', seal: 'Selagem', bypass: 'Desvio' },
  },
  ballast: { name: 'Lastro', abilities: { sink: 'Rumo ao Fundo', lighten: 'Alivie a Carga' } },
  'the-last-ledger': { name: 'O Último Registro', abilities: { choose: 'Escolha' } },
  threshold: { name: 'Limiar', abilities: { give: 'Oferenda' } },
  'the-drowned-engine': {
    name: 'A Máquina Afogada',
    abilities: {
      'flood-the-hall': 'Salão Inundado',
      'rising-pressure': 'Pressão Crescente',
      'close-a-valve': 'Feche uma Válvula',
      'stop-the-heart': 'Pare o Coração',
    },
  },
  'the-exchange': { name: 'A Central Telefônica', abilities: { 'kit-out': 'Equipe-se' } },
  'crossed-lines': { name: 'Linhas Cruzadas', abilities: { 'it-carries': 'O Som Vai Longe' } },
  'cut-the-trunk': {
    name: 'Corte o Tronco',
    abilities: { sever: 'Corte', hew: 'Machadada', saw: 'Serrote' },
  },
  'the-long-walk': { name: 'A Longa Caminhada', abilities: { 'deeper-in': 'Pomar Adentro' } },
  pollen: { name: 'Pólen', abilities: { bloom: 'Floração' } },
  'a-voice-you-know': {
    name: 'Uma Voz Conhecida',
    abilities: {
      connected: 'Ligação Completada',
      'hold-the-line': 'Aguarde na Linha',
      'say-something': 'Diga Alguma Coisa',
    },
  },
  windfall: { name: 'Frutos Caídos', abilities: { 'pick-or-pass': 'É Pegar ou Largar' } },
  grafting: {
    name: 'Enxertia',
    abilities: { 'better-stock': 'Cepa Mais Forte', 'feed-it': 'Alimente o Enxerto' },
  },
  'root-and-branch': {
    name: 'Raiz e Rama',
    abilities: { 'the-eldest': 'O Mais Antigo', felled: 'Derrubada', 'come-back': 'Rebrota' },
  },
  deadheading: {
    name: 'Flores Mortas',
    abilities: { 'a-gap-in-the-hedge': 'Brecha na Cerca-Viva', 'hedged-in': 'Cerco Fechado' },
  },
  'the-party-line': {
    name: 'A Linha Coletiva',
    abilities: { 'all-lines-open': 'Todas as Linhas Abertas', overheard: 'Alguém na Escuta' },
  },
  'the-orchard-of-wires': {
    name: 'O Pomar de Fios',
    abilities: {
      'break-the-glass': 'Quebre o Vidro',
      growth: 'Crescimento',
      'cut-a-root': 'Corte uma Raiz',
      away: 'Fuga',
    },
  },
  'downward-steeple': {
    name: 'Campanário Invertido',
    abilities: { 'a-candle-at-the-door': 'Uma Vela à Porta' },
  },
  'first-bell': {
    name: 'Primeiro Sino',
    abilities: { stroke: 'Badalada', 'wind-the-clock': 'Dê Corda no Relógio' },
  },
  pilgrims: { name: 'Peregrinos', abilities: { zeal: 'Fervor', relics: 'Relíquias' } },
  'the-ringing-floor': { name: 'O Andar dos Sineiros', abilities: { 'down-the-rope': 'Corda Abaixo' } },
  clapper: {
    name: 'Badalo',
    abilities: { trap: 'Armadilha', powder: 'Pólvora', 'strike-it': 'Faça Soar o Sino' },
  },
  'mass-for-the-machine': {
    name: 'Missa para a Máquina',
    abilities: { 'the-plate-goes-round': 'Hora do Ofertório' },
  },
  'second-bell': {
    name: 'Segundo Sino',
    abilities: { answered: 'Eles Respondem', 'silence-them': 'Silencie-os' },
  },
  undertone: {
    name: 'Surdina',
    abilities: { 'stranger-tools': 'Ferramentas Mais Estranhas', undertone: 'Surdina' },
  },
  'the-rope-room': { name: 'A Sala das Cordas', abilities: { together: 'Todos Juntos' } },
  'third-bell': {
    name: 'Terceiro Sino',
    abilities: { 'the-louvre': 'A Fresta do Campanário', 'do-not-linger': 'Não se Demore' },
  },
  'the-ninth-toll': {
    name: 'A Nona Badalada',
    abilities: { 'the-bell-floor': 'O Andar dos Sinos', 'the-hour': 'A Hora', ring: 'Toque o Sino' },
  },
};
