import type { casesItems as chapter } from '../../../../rulebook/cases/items.ts';

/** Cases of items, in Brazilian Portuguese. */
export const casesItems: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/K151':
    'A Marreta da Caldeira pede duas mãos: nenhuma outra arma principal pode ser equipada ao lado dela. Duas de uma mão podem ser equipadas juntas.',
  'ma/K152':
    'A Baioneta-Serra, que se encaixa embaixo com uma lente, se une à Pistola de Agulhas, que tem a lente embaixo: juntas pedem 1 mão. O Martelo de Rebites com o Cabo com Contrapeso, que pede 2 mãos e se encaixa em cima com uma engrenagem, pede 2.',
  'ma/K153':
    'A Válvula de Pressão se encaixa no Martelo de Rebites, que tem uma válvula, mas não na Pistola de Agulhas, que tem uma bobina.',
  'ma/K154':
    'Os Óculos Espelhados podem ser usados sozinhos, e então ocupam o lugar do vestuário; uma ampliação não pode.',
  'ma/K155':
    'Um explorador com Sobretudo Alcatroado, Óculos Espelhados e Grevas de Ferro precisa desequipar um item: pode ser o sobretudo, e saem os três, ou só os óculos, ou só as grevas.',
  'ma/K156': 'Há um consumível e uma arma na bolsa: o consumível pode ser usado, a arma não.',
  'ma/K157':
    'Um explorador com 6 de vigor de um máximo de 6 veste uma Couraça de Minerador: o máximo é 5, e ele não tem mais que 5.',
  'ma/K158':
    'Um Rifle a Vapor com um Carregador Automático dispara duas vezes em um turno: o primeiro disparo custa 2 de vigor, o segundo 3.',
  'ma/K159':
    'Dois exploradores estão na diagonal, e uma parede termina entre eles, mas um dos dois desvios em torno do canto está livre: são adjacentes e podem trocar. Um paga 2 de vigor, o outro concorda, e as cartas chegam desequipadas.',
};
