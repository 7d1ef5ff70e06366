import type { states as chapter } from '../../../rulebook/states.ts';

/** Rolls for effect, tokens gathered on cards and states, in Brazilian Portuguese. */
export const states: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/states.1': 'Na rolagem de efeito X, role o dado de jogo: o efeito acontece com X ou mais.',
  'ma/states.2':
    'Uma carta pode juntar fichas: cada vez que sua condição ocorre, recebe uma ficha de explorado. Quando há tantas quantas ela indica, o efeito acontece e as fichas são retiradas.',
  'ma/states.3':
    'Outros ícones significam: desequipe este item; destrua um item, uma unidade ou um evento relacionado; habilidade “entra em jogo”.',
  'ma/states.4':
    'A próxima perda de saúde de uma unidade protegida é evitada por inteiro, seja qual for; depois a unidade não está mais protegida. Uma unidade atordoada perde seu próximo turno; depois não está mais atordoada.',
  'ma/states.5':
    'O mesmo bônus de duas cartas diferentes se soma. O efeito de uma carta só se soma a si mesmo se foi pago duas vezes.',
};
