import type { Tale } from '../../stories.ts';

/** The tale of The Orchard of Wires, in Brazilian Portuguese. */
export const orchardOfWires: Tale<'orchard-of-wires'> = {
  introduction:
    'A central telefônica sob a geleira de Vail foi abandonada no segundo inverno, quando as telefonistas deixaram de sair para receber o salário. Suas seiscentas linhas continuaram a se ligar sozinhas. Por toda a costa os telefones tocam de noite, e quem atende ouve alguém que amou, pedindo que venha. Lá embaixo os cabos criaram raízes, e o que pende deles está quase maduro.',
  chapters: {
    'the-exchange':
      'Seiscentas tomadas em fileiras, e uma delas ainda quente. As telefonistas deixaram os casacos nos ganchos e as ferramentas nas gavetas, em ordem como antes de uma inspeção. Levem o que couber na mão. Quando a última gaveta se fecha, as luzes do painel se acendem uma após a outra, a começar pelo fundo.',
    'crossed-lines':
      'O cobre destas salas leva tudo: um sussurro, uma faísca, um olhar. Mirem no que está do outro lado, e o fio se estica para ajudar. Só que ele não tem preferidos. Digam um nome numa ponta da sala, e a parede do fundo o repete em tom de pergunta.',
    'cut-the-trunk':
      'Entre uma sala e outra corre o cabo-tronco, grosso como um homem, e ele respira. Cortem-no, e meia costa dormirá esta noite. Baixem as alavancas que o alimentam, arrombem as portas por onde cresceu, ou passem a serra onde ele sobe para tomar ar. O que escorre é límpido, e na sala ao lado uma campainha começa a tocar.',
    'the-long-walk':
      'Atrás do último painel os cabos se alinham como videiras, e as fileiras continuam depois que a montanha acaba. Entre elas esperam os carros dos guarda-fios, cheios de equipamento melhor do que jamais se distribuiu lá em cima. O único caminho é uma brecha na cerca-viva, no outro extremo. Não corram: o que está entre as folhas vira a cabeça para a pressa.',
    pollen:
      'Uma poeira amarela cai sobre as fileiras de baixo, macia como fuligem, com cheiro de metal quente. Pousa nas criaturas feridas, e as feridas se fecham. Em vocês, só pousa.',
    'a-voice-you-know':
      'Nesta sala um fone pende fora do gancho, e pergunta por vocês. A voz é a mesma em cada respiração, e foi enterrada há anos. Só queria que aguardassem na linha, diz ela, até que a ligação se complete. Aguardem o bastante, e ouvirão aonde o fio leva.',
    windfall:
      'As primeiras frutas caíram, e tiquetaqueiam entre as fileiras em sua casca de vidro. Algumas guardam o que um guarda-fios podia ter nos bolsos; todas guardam também outra coisa. Peguem, ou passem reto com as mãos no casaco. Elas caem mais depressa quando são olhadas.',
    grafting:
      'No viveiro as facas estão em ordem, e cada muda tem um corte à espera. Quer algo de vocês para unir a algo dela: uma ferramenta, um casaco, um pouco de sangue. Enquanto cada um não der a sua parte, o caminho continua fechado pelos galhos. Enquanto isso as prateleiras da parede estão abertas, como quem serve bolo às visitas.',
    'root-and-branch':
      'Um deles é o mais antigo, e o pomar se inclina para ele como o trigo com o vento. Sua seiva é corrente velha, e por onde ele anda as linhas se calam para lhe dar passagem. Derrubem-no, e as fileiras atrás dele se abrirão. Tudo o que aqui fica de pé volta na primavera, e a primavera eles guardam em estufa.',
    deadheading:
      'Aqui o Jardineiro tira o que acabou de florir, e fecha cada fileira quando termina o serviço. As portas se trancam sozinhas, atrás do último de vocês ou antes. Há uma brecha na cerca-viva, lá no fundo. Cuidado com a tesoura.',
    'the-party-line':
      'Daqui em diante todas as linhas estão abertas. Cada um ouve a respiração dos outros, por mais longe que estejam, e pelo cobre a força corre tão fácil quanto a conversa. A atenção também. Sempre que alguém estende a mão, alguma coisa no fim da linha toma nota.',
    'the-orchard-of-wires':
      'Sob o vidro da última estufa está a primeira árvore, e quatro raízes a prendem ao mundo. Cada uma grita por socorro ao ser cortada, e o socorro vem. Cortada a quarta, corram para a porta por onde entraram, antes que o mato a cubra. O Jardineiro vocês podem matar quantas vezes quiserem: é uma planta perene.',
  },
  victory:
    'A quarta raiz se parte, e por toda a costa os telefones se calam no meio de uma palavra. Atrás de vocês o vidro desaba, fileira após fileira, e o pomar se apaga como uma cidade no toque de recolher. Semanas depois alguém levanta um fone, não ouve nada e chora de alívio.',
  defeat:
    'Numa única noite as frutas amadurecem e caem. Por toda a costa as pessoas se levantam da cama, vestem o casaco e caminham para o gelo, sorrindo para vozes que ninguém mais ouve. No pomar havia um lugar guardado na fileira, e agora está ocupado.',
};
