import type { MomentWords, Prompt } from '../speech.ts';

const prompt = (asks: string, consider: string): Prompt => ({ asks, consider });

export const momentWords: MomentWords = {
  'attack-rolled': () =>
    prompt(
      'O ataque foi rolado: usar uma carta?',
      'O que você usa agora vem antes da comparação com a defesa.',
    ),
  'would-lose-health': (unit) =>
    prompt(
      `${unit ?? 'Alguém'} vai perder saúde: usar uma carta?`,
      'O que não for evitado ainda pode ser pago com essência.',
    ),
  'would-lose-essence': (unit) =>
    prompt(
      `${unit ?? 'Alguém'} vai perder essência: usar uma carta?`,
      'A essência é o que salva a saúde mais tarde.',
    ),
  'would-die': (unit) => prompt(`${unit ?? 'Alguém'} vai morrer: usar uma carta?`, 'A morte é para sempre.'),
  'would-fall': (unit) =>
    prompt(
      `${unit ?? 'Alguém'} vai cair em um fosso: usar uma carta?`,
      'Um fosso destrói tudo o que cai nele.',
    ),
  'recharge-rolled': () =>
    prompt(
      'O dado de recarga foi rolado: usar uma carta?',
      'Uma nova rolagem substitui a anterior, seja qual for.',
    ),
  'game-die-rolled': () =>
    prompt(
      'O dado de jogo foi rolado: usar uma carta?',
      'Uma nova rolagem substitui a anterior, seja qual for.',
    ),
  'event-drawn': () => prompt('Saiu um evento de horror: usar uma carta?', 'Ele ainda não teve efeito.'),
  after: () => prompt('Usar uma carta agora?', 'A chance só volta na próxima vez que isso acontecer.'),
};
