import type { swapping as chapter } from '../../../rulebook/swapping.ts';

/** Swapping places, in Brazilian Portuguese. */
export const swapping: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/swapping.1':
    'Uma troca de posição troca a sua miniatura com a do alvo. O que há no caminho não importa, e chegar a um espaço de armadilha ou de surgimento não tem efeito.',
};
