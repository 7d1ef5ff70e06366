import type { markers as chapter } from '../../../rulebook/markers.ts';

/** Markers, in Brazilian Portuguese. */
export const markers: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/markers.1':
    'Um marcador de explorador em uma carta indica um efeito que dura até a próxima fase dos exploradores. Quem já usou todos os 3 não pode iniciar outros efeitos assim.',
  'ma/markers.2':
    'Os marcadores de horror fazem o mesmo para os efeitos de horror e voltam no começo da fase de horror. São 4. Se não resta nenhum, a parte de um efeito que duraria não começa; o resto acontece.',
  'ma/markers.3':
    'Um marcador faz parte do custo, e uma carta pode ter vários. Algumas habilidades custam um marcador mesmo que nada dure: ele só limita o uso.',
  'ma/markers.4':
    'Uma habilidade pode tirar um marcador da própria carta. O efeito que ele indicava acaba na hora, e o marcador fica livre de novo.',
  'ma/markers.5':
    'Se uma carta com um marcador é desequipada, trocada ou destruída, o efeito dela acaba, e o marcador continua gasto até a próxima fase dos exploradores.',
  'ma/markers.6':
    'Os efeitos de eventos, e os de uma carta destruída como custo dela mesma, não precisam de marcador de explorador.',
};
