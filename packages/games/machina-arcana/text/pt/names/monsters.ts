import type { CardNames } from '../../card-names.ts';

export const monsters: CardNames = {
  'hollow-stoker': {
    name: 'Foguista Oco',
    abilities: { shovel: 'Golpe de Pá', 'burst-seams': 'Costuras Estouradas' },
  },
  'brine-gnawer': { name: 'Roedor da Salmoura', abilities: { gnaw: 'Dentada' } },
  'lantern-wisp': {
    name: 'Fogo-Fátuo',
    abilities: { 'only-seen-close': 'Só se Vê de Perto', 'cold-flare': 'Clarão Frio' },
  },
  'wire-crawler': { name: 'Rastejante dos Fios', abilities: { snag: 'Enrosco', 'reel-in': 'Puxão' } },
  'soot-urchin': { name: 'Diabrete de Fuligem', abilities: { nip: 'Mordiscada', skitter: 'Escapulida' } },
  'wick-bearer': { name: 'Porta-Pavio', abilities: { snuff: 'Pavio Apagado', 'hot-wax': 'Cera Quente' } },
  'cellar-drudge': { name: 'Servo do Porão', abilities: { cudgel: 'Porretada', wreck: 'Quebradeira' } },
  'gas-bladder': { name: 'Bexiga de Gás', abilities: { exhale: 'Exalação', reek: 'Fedor' } },
  'tin-hound': { name: 'Cão de Lata', abilities: { 'off-the-leash': 'Fora da Coleira', bite: 'Mordida' } },
  'choir-husk': {
    name: 'Carcaça do Coro',
    abilities: { 'opening-note': 'Nota de Abertura', dirge: 'Lamento' },
  },
  pistonback: { name: 'Dorso de Pistões', abilities: { ram: 'Trombada' } },
  'mirror-tithe': {
    name: 'Dízimo do Espelho',
    abilities: { exchange: 'Troca de Lugares', splinter: 'Estilhaço' },
  },
  'rust-shepherd': { name: 'Pastor da Ferrugem', abilities: { crook: 'Cajado', flay: 'Esfola' } },
  'grief-automaton': {
    name: 'Autômato Enlutado',
    abilities: { 'dragging-cables': 'Emaranhado de Cabos', wring: 'Torção' },
  },
  'spore-clerk': { name: 'Escrivão de Esporos', abilities: { audit: 'Auditoria' } },
  'split-leech': { name: 'Sanguessuga Fendida', abilities: { latch: 'Ventosa', halve: 'Partida ao Meio' } },
  'cinder-hound': { name: 'Cão das Brasas', abilities: { scorch: 'Queimadura' } },
  'tide-surgeon': { name: 'Cirurgião das Marés', abilities: { vivisect: 'Vivissecção' } },
  'rift-weaver': {
    name: 'Tecelão de Fendas',
    abilities: { unravel: 'Trama Desfeita', elsewhere: 'Em Outro Lugar' },
  },
  'gear-saint': {
    name: 'Santo das Engrenagens',
    abilities: {
      rooted: 'Enraizado',
      'benediction-chain': 'Corrente da Bênção',
      'grinding-mercy': 'Misericórdia Trituradora',
    },
  },
  'stair-walker': {
    name: 'Andarilho das Escadas',
    abilities: { rend: 'Dilaceração', 'between-steps': 'Entre Degraus' },
  },
  'brass-matron': { name: 'Matrona de Latão', abilities: { clutch: 'Abraço Sufocante', nurse: 'Berçário' } },
  'quiet-auditor': { name: 'Auditor Silencioso', abilities: { seize: 'Confisco' } },
  'vesper-duellist': { name: 'Duelista das Vésperas', abilities: { riposte: 'Riposta', lunge: 'Investida' } },
  'unlit-regent': {
    name: 'Regente sem Luz',
    abilities: {
      'weight-of-night': 'Peso da Noite',
      decree: 'Decreto',
      'repeat-the-sentence': 'Sentença Repetida',
    },
  },
  'boiler-leviathan': {
    name: 'Leviatã das Caldeiras',
    abilities: { 'scalding-sweep': 'Varrida Escaldante', overpressure: 'Sobrepressão' },
  },
  'debt-collector': { name: 'Cobrador de Dívidas', abilities: { interest: 'Juros', collect: 'Cobrança' } },
  'mother-of-gaskets': {
    name: 'Mãe das Gaxetas',
    abilities: { inhale: 'Sucção', brood: 'Ninhada', thrash: 'Convulsão' },
  },
  'astronomer-of-nothing': {
    name: 'Astrônomo do Nada',
    abilities: {
      eclipse: 'Eclipse',
      'falling-star': 'Estrela Cadente',
      'step-between': 'Passo entre Mundos',
    },
  },
  'heart-engine': {
    name: 'O Coração',
    abilities: { foundation: 'Alicerce', 'steam-hand': 'Mão de Vapor', 'draw-breath': 'Inspiração Profunda' },
  },
  gardener: { name: 'O Jardineiro', abilities: { perennial: 'Perene', prune: 'Poda', tendril: 'Gavinha' } },
  sexton: {
    name: 'O Coveiro',
    abilities: {
      'long-buried': 'Há Muito Sepultado',
      unfeeling: 'Insensível',
      'still-the-bell': 'Sino Mudo',
      spade: 'Pá de Coveiro',
    },
  },
};
