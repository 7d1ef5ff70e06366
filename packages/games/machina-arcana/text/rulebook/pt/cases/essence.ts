import type { casesEssence as chapter } from '../../../../rulebook/cases/essence.ts';

/** Cases of essence and support, in Brazilian Portuguese. */
export const casesEssence: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/K106':
    'Um explorador com 2 de saúde e 1 essência é acertado: ele escolhe ficar com 2 e 0 ou com 1 e 1.',
  'ma/K107':
    'Um explorador com 1 de saúde e sem essência é acertado, e um companheiro adjacente paga 1 essência: ninguém perde saúde [ma/Q6].',
  'ma/K108':
    'O acerto de uma Carcaça do Coro também tira 1 essência, se possível, e o explorador não tem nenhuma: nada mais acontece, e nenhum companheiro é consultado [ma/Q6].',
  'ma/K109':
    'Um explorador com 1 essência sela, com o apoio de um companheiro com 2, adjacente ao espaço de surgimento, e de outro com 1, adjacente só ao primeiro: 1 + 2 + 1 = 4 é permitido. Se o primeiro não paga nada, o segundo também não pode pagar.',
  'ma/K110':
    'A Bobina de Sobrecarga custa 1 de saúde, e o dono tem 1 essência: a essência pode ser paga no lugar.',
  'ma/K111':
    'Um companheiro a 3 espaços paga essência pelo dono de uma Vela de Sebo: é permitido, e sem a vela não é.',
};
