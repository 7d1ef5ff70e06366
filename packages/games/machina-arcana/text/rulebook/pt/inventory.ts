import type { inventory as chapter } from '../../../rulebook/inventory.ts';

/** Items and how they are joined, in Brazilian Portuguese. */
export const inventory: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/inventory.1': 'Os itens são de quatro tipos: armas, vestuário, artefatos e consumíveis.',
  'ma/inventory.2':
    'As cartas se unem por conectores, e tanto o símbolo quanto o tipo devem coincidir. Um conector à direita é o encaixe de um item principal para ampliações. Uma carta com um conector à esquerda é uma ampliação; uma que não tem conector à esquerda nem à direita é uma melhoria.',
  'ma/inventory.3':
    'Uma melhoria pode ser equipada sozinha ou em um item principal; uma ampliação, só em um item principal.',
  'ma/inventory.4': 'Uma ampliação não pode ser encaixada em uma ampliação.',
  'ma/inventory.5': 'Uma arma composta exige o maior número de mãos indicado em qualquer uma de suas cartas.',
  'ma/inventory.6':
    'Um explorador pode ter equipados armas para 2 mãos, 1 item principal de vestuário e 1 artefato como item principal, e na bolsa 6 cartas não equipadas.',
  'ma/inventory.7':
    'Cada conector comporta uma carta. Os itens principais têm encaixes em cima, embaixo e à direita: as melhorias vão em cima ou embaixo, as ampliações à direita. Uma melhoria não tem encaixes próprios.',
  'ma/inventory.8': 'Os consumíveis são usados direto da bolsa, sem precisar ser equipados.',
  'ma/inventory.9': 'As outras cartas não equipadas não fazem nada.',
  'ma/inventory.10':
    'Largar um item custa 1 de vigor e o deixa em um espaço adjacente; pegar um item também custa 1 de vigor. Na dificuldade fácil não se faz nem uma coisa nem outra [ma/Q7].',
  'ma/inventory.11':
    'Uma melhoria equipada sozinha conta como item principal [ma/inventory.6]: uma arma ocupa suas mãos; uma peça de vestuário ou um artefato, o único lugar do seu tipo.',
  'ma/inventory.12':
    '“O item em que está encaixada”, que as cartas chamam de “esta arma” ou “este artefato”, é o item principal com tudo o que está unido a ele; uma melhoria sozinha é ela mesma esse item. As habilidades de todas as cartas unidas podem ser usadas.',
  'ma/inventory.13':
    'Um explorador que teria mais de 6 cartas não equipadas destrói na hora cartas à sua escolha até ficar com 6, ou as larga, se itens podem ser largados. Consumíveis contam.',
  'ma/inventory.14':
    'Um item obtido vai para a bolsa desequipado, a não ser que um baú permita equipá-lo na hora [ma/actions.15.3].',
  'ma/inventory.15':
    '“Desequipe um item” manda para a bolsa uma carta equipada à escolha do dono; um item principal leva junto tudo o que está encaixado nele. Se a carta indica tipos, só eles podem ser escolhidos. Se não há nada equipado, nada acontece.',
  'ma/inventory.16': 'Itens destruídos vão virados para cima para uma pilha do seu tipo [ma/actions.20].',
  'ma/inventory.17':
    'Os símbolos são: para armas, engrenagem em cima, lente embaixo, válvula ou bobina à direita; para vestuário, correia em cima, fivela embaixo, fecho à direita; para artefatos, olho em cima, signo à direita. Para cada símbolo há pelo menos 10 itens com esse encaixe e pelo menos 5 cartas que vão nele.',
  'ma/inventory.18':
    'Os itens não têm preço nem receita. Vêm de baús, bancadas, eventos e capítulos, e aqui fabricar quer dizer uni-los.',
};
