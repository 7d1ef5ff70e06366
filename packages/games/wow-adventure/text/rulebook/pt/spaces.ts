import type { spaces as chapter } from '../../../rulebook/spaces.ts';

/** Kinds of spaces, in Brazilian Portuguese. */
export const spaces: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/spaces.1':
    'Um espaço normal não tem nome impresso e mostra um ou mais ícones de recurso; em geral, compra-se ali um encontro.',
  'wow/spaces.2':
    'Um local-chave é redondo e tem um nome impresso, ao qual missões e eventos se referem. Todos os locais-chave têm os mesmos recursos básicos; em geral, compra-se ali um encontro.',
  'wow/spaces.3':
    'As cidades são três. São cinza e oferecem cura, missões, voos e a casa de leilões; nelas a fase de desafio é pulada.',
  'wow/spaces.4':
    'Um encontro do tabuleiro tem nome impresso e nenhum ícone de recurso. Ali não se compra carta de desafio: segue-se o quadro impresso, muitas vezes um combate, muitas vezes com recompensa.',
  'wow/spaces.5':
    'Um suserano é um encontro do tabuleiro marcado com um dragão vermelho; quem o vence recebe um troféu.',
  'wow/spaces.6':
    'A trilha de encontros não derrotados, na borda do tabuleiro, tem 10 casas numeradas, cada uma para uma carta de encontro não derrotado.',
  'wow/spaces.7': 'Um espaço à parte guarda o evento global atual.',
  'wow/spaces.8':
    'A distância entre dois espaços é o menor número de passos entre eles no tabuleiro, quaisquer que sejam as cores, os marcadores e as miniaturas; rotas de voo não a encurtam. "A até n espaços" inclui o espaço em que se está [wow/A-63].',
};
