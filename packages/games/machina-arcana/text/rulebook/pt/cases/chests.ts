import type { casesChests as chapter } from '../../../../rulebook/cases/chests.ts';

/** Cases of chests and workbenches, in Brazilian Portuguese. */
export const casesChests: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/K27':
    'Um baú é ativado: primeiro o explorador recupera 1 essência; depois compra uma carta de um baralho à sua escolha e a vê antes de escolher o segundo baralho. Uma das duas tem de sair: destruída, ou de volta ao topo do baralho de onde veio.',
  'ma/K28':
    'Um místico com o lugar de artefato livre mantém um Sino Afogado: ele pode ser equipado na hora. Uma arma não pode, nem uma ampliação de artefatos, que não pode ser um item principal.',
  'ma/K29':
    'Um pistoleiro que veste um Sobretudo Alcatroado mantém um Manto de Oração: ele vai para a bolsa, porque não há lugar livre e o baú não dá o uso do inventário.',
  'ma/K30': 'Um artífice dá a arma mantida a um brutamontes adjacente: ela chega desequipada.',
  'ma/K31':
    'Um explorador só tem um Gancho de Corrente e, em uma bancada, compra Láudano de Campanha, Florete de Duelo e Alça de Mira. O Gancho é trocado pelo Florete, a Alça é mantida, o Gancho é destruído e o Láudano é devolvido: agora o explorador tem o Florete e a Alça, e o Láudano está no topo dos consumíveis.',
  'ma/K32':
    'Em uma bancada, uma carta foi mantida, e o explorador quer devolver as outras duas: é recusado, pois ao menos uma é destruída.',
  'ma/K33':
    'As cartas de uma bancada estão resolvidas: então o explorador arruma o inventário de graça, e só depois a bancada é marcada como explorada.',
  'ma/K34':
    'Um explorador com seis cartas desequipadas mantém uma sétima: uma das sete é destruída na hora, à escolha do dono.',
  'ma/K35':
    'O baralho de artefatos e a sua pilha estão vazios quando um baú é aberto: os artefatos não podem ser escolhidos, os outros baralhos podem.',
};
