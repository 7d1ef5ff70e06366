import type { combat as chapter } from '../../../rulebook/combat.ts';

/** Combat with an encounter, in Brazilian Portuguese. */
export const combat: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/combat.1': 'Um combate tem cinco etapas: rolagem, poderes, à distância, corpo a corpo, fim.',
  'wow/combat.2':
    'O herói ativo rola o dado vermelho e o jogador à sua direita rola o preto pelo encontro, ao mesmo tempo.',
  'wow/combat.3':
    'O que se joga antes da rolagem, inclusive cartas que substituem a arma, vem primeiro: as do defensor, depois as do atacante [wow/powers.5].',
  'wow/combat.4':
    'Logo depois de uma rolagem, um herói pode gastar fichas que rolam de novo um dado recém-rolado, mas só em um dado rolado para si mesmo e antes que qualquer poder seja ativado [wow/A-35].',
  'wow/combat.5': 'Resolvem-se primeiro os poderes ativados pelo dado preto, depois os do herói.',
  'wow/combat.6':
    'Na etapa de poderes, cada lado por sua vez, o defensor primeiro, resolve seus poderes ativados e depois joga tudo o que quiser jogar após a rolagem. O primeiro lado não tem uma segunda vez, exceto pelos poderes forçados por uma nova face [wow/powers.9], [wow/A-23].',
  'wow/combat.7':
    'Um lado com ataque à distância age na etapa à distância; um lado com ataque corpo a corpo, na etapa corpo a corpo. Conta o tipo de ataque no início da etapa à distância.',
  'wow/combat.8':
    'O total do ataque é o dado mais o valor de ataque mais os bônus; acerta se iguala ou supera a defesa do alvo.',
  'wow/combat.9': 'Um ataque que acerta causa dano igual ao valor de dano de quem acertou.',
  'wow/combat.10': 'Um encontro que sofre 1 ou mais de dano é vencido.',
  'wow/combat.11': 'Um herói cujo dano iguala ou supera sua vida é derrotado.',
  'wow/combat.12': 'Dois ataques na mesma etapa são simultâneos, portanto os dois lados podem cair.',
  'wow/combat.13': 'Um lado que cai na etapa à distância não faz ataque corpo a corpo.',
  'wow/combat.14': 'Se um dos lados caiu na etapa à distância, passa-se direto à etapa final [wow/A-09].',
  'wow/combat.15':
    'Se um dos lados cai na etapa de poderes, ninguém ataca e passa-se direto à etapa final [wow/A-41].',
  'wow/combat.16':
    'Um acerto cujo dano é reduzido a 0 não causa dano: não vence um encontro, e os poderes que precisam de dano não funcionam [wow/A-42].',
  'wow/combat.17':
    'Os poderes "se acertar" são resolvidos depois do dano daquela etapa; não têm efeito em um herói que acabou de ser derrotado [wow/A-41].',
  'wow/combat.18':
    'Se o encontro é vencido e o herói está de pé, o herói põe na mochila o item do verso, ou recebe a recompensa impressa de um encontro do tabuleiro.',
  'wow/combat.19':
    'Se nenhum dos dois cai, a carta de encontro vai para uma casa livre da trilha e o marcador com esse número vai para o espaço. Uma carta que já está na trilha fica em sua casa, e o marcador dela onde está.',
  'wow/combat.20':
    'Se o herói é derrotado e o encontro não é vencido, resolve-se primeiro a derrota; depois colocam-se carta e marcador como acima [wow/combat.19].',
  'wow/combat.21':
    'Se os dois caem, a carta de encontro é descartada no topo de seu baralho e o herói é derrotado; não há item.',
  'wow/combat.22':
    'Um encontro do tabuleiro que não foi vencido simplesmente fica no tabuleiro e não ocupa casa.',
  'wow/combat.23':
    'Vencer um encontro do tabuleiro não o remove: qualquer um pode enfrentá-lo de novo. Um herói em seu espaço deve resolvê-lo ou atacar um rival, mesmo que o encontro não tenha mais nada a dar [wow/A-52].',
  'wow/combat.24':
    'Uma luta cancelada ou pulada não tem vencedor. Uma carta de encontro vai para a trilha como não derrotada, a menos que o texto diga outra coisa; uma que já estava lá fica; um duelo simplesmente acaba. A fase de desafio está encerrada [wow/A-55].',
  'wow/combat.25':
    'Um encontro vencido que é o verso de um evento dá a recompensa impressa; depois a carta é descartada, a menos que a recompensa seja a própria carta.',
};
