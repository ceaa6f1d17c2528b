import type { LegalText } from "./legal.ts";
import { contactText, operatorText, type KnownOperator } from "../administration/operator.ts";
import { keptData, keptFor, onDevice } from "./privacy-lists.ts";

/** The text of /privacidade, with the operator's name. */
export const privacyPolicy = (operator: KnownOperator): LegalText => ({
  title: "Política de Privacidade",
  updated: "Última atualização: 27 de novembro de 2026",
  introduction:
    "Esta política explica que dados o FinControl trata, para quê, durante quanto tempo e que direitos tem sobre eles. Foi escrita para ser lida: se algo não for claro, pergunte ao operador.",
  sections: [
    {
      heading: "1. Quem é responsável",
      paragraphs: [
        `${operatorText(operator)} O operador é o responsável pelo tratamento dos seus dados.`,
        `${contactText(operator)} O administrador da instalação representa o operador.`,
      ],
    },
    {
      heading: "2. Que dados guardamos",
      paragraphs: [
        "Guardamos o que escreve, carrega ou importa e o pouco mais de que o serviço precisa:",
      ],
      items: keptData,
    },
    {
      heading: "3. O que não recolhemos",
      paragraphs: [
        "O FinControl destina-se a uso exclusivamente pessoal. Não nos ligamos a bancos, não compramos dados a terceiros, não fazemos publicidade e não traçamos perfis para vender. Os ficheiros do seu banco são lidos no seu dispositivo, e só os movimentos que decide importar chegam ao servidor. De terceiros recebemos apenas os avisos do fornecedor de pagamentos: que a sua subscrição começou ou terminou, ou que um pagamento chegou ou falhou. Pedimos-lhe que não introduza dados de outras pessoas em descrições, nomes de objetivos ou fotografias.",
        "A aplicação não regista o endereço de rede dos pedidos: usa-o apenas para limitar tentativas abusivas, na memória ou, quando há vários servidores, num resumo criptográfico com chave, que não o revela e dura uma hora no máximo. O operador pode ter, à frente dela, um servidor com registos próprios, que deve manter curtos.",
      ],
    },
    {
      heading: "4. O que fica no seu navegador",
      paragraphs: [
        "Não usamos cookies. À partida, nenhuma cópia das suas transações fica no dispositivo. Só se escolher «Este dispositivo é meu», ao entrar ou em «Conta e segurança», fica nele uma cópia cifrada, para abrir logo e sem rede. A cifra protege a cópia de quem só chegue aos ficheiros, mas não de quem use o dispositivo com a sua sessão iniciada: não o faça num computador partilhado.",
        "O próprio navegador pode guardar o que é dele: no histórico, os endereços que abriu, com as palavras que procurou nas listas de registos; e, se o deixar, o nome de utilizador, o email e a senha. Apague-os no navegador se o computador não for seu.",
        "Para funcionar, a aplicação guarda no armazenamento do navegador estas entradas:",
      ],
      items: onDevice,
    },
    {
      heading: "5. Para que usamos os dados",
      paragraphs: [
        "Tratamos os dados para prestar o serviço que pediu (artigo 6.º, n.º 1, alínea b), do RGPD): mostrar saldos, relatórios, previsões, objetivos e avisos e, se o subscreveu, dar-lhe o Premium. Com o seu consentimento (alínea a)), geramos recomendações com recurso a inteligência artificial. Por interesse legítimo (alínea f)), mantemos o serviço seguro. Nenhuma decisão com efeitos jurídicos é tomada de forma automática.",
      ],
    },
    {
      heading: "6. Inteligência artificial",
      paragraphs: [
        "Quando pede recomendações, o servidor pode enviar dados anonimizados a um fornecedor de inteligência artificial escolhido pelo operador. São enviados apenas totais e médias, por mês e por categoria, e os valores e prazos dos objetivos. As categorias a que deu nome vão como «Categoria 1», com o assunto, se o indicou, e os objetivos como «Objetivo 1»; os nomes voltam a ser postos no servidor. Nunca são enviados o nome de utilizador, o email, o nome, a idade, as descrições ou as fotografias.",
        "Se não houver fornecedor configurado, as recomendações são calculadas no próprio servidor, por regras, e nada sai dele. O ecrã diz sempre qual foi o caso.",
        "Os conselhos gerados não substituem um profissional.",
      ],
    },
    {
      heading: "7. Onde ficam e quem os recebe",
      paragraphs: [
        "Os dados ficam no servidor do operador. Não são vendidos nem cedidos. Além do fornecedor de inteligência artificial, nas condições do ponto 6, só intervêm o fornecedor externo de pagamentos e, se o operador o configurou, o serviço que entrega os nossos emails.",
        "Se escolher o Premium, o pagamento é feito na página do fornecedor, sob a política dele, e os dados do seu cartão nunca passam por nós. Damos-lhe apenas uma referência aleatória, que não contém o seu nome nem o seu email.",
        "O administrador pode ver o nome de utilizador, o email, o tipo, o plano e o estado das contas. A aplicação não lhe mostra transações, orçamentos nem objetivos.",
      ],
    },
    {
      heading: "8. Fotografias",
      paragraphs: [
        "As fotografias dos objetivos são convertidas ao serem recebidas: os metadados, incluindo o local onde foram tiradas, são eliminados. Ficam num endereço que não se pode adivinhar; quem tiver esse endereço consegue vê-las, por isso não o partilhe.",
      ],
    },
    {
      heading: "9. Durante quanto tempo",
      paragraphs: ["Conservamos os dados enquanto a conta existir, com estas exceções e prazos:"],
      items: keptFor,
    },
    {
      heading: "10. Como os protegemos",
      paragraphs: ["Entre outras medidas:"],
      items: [
        "as senhas são guardadas com argon2id, e os códigos de sessão, os códigos de recuperação e as ligações enviadas por email apenas como resumo criptográfico;",
        "o segredo da verificação em dois passos é guardado cifrado, com uma chave que não está na base de dados nem nas suas cópias;",
        "cada pedido é autorizado no servidor, e os dados de outra pessoa são tratados como se não existissem;",
        "as tentativas de entrada são limitadas e uma senha nova termina as outras sessões;",
        "os avisos do fornecedor de pagamentos só contam se vierem assinados;",
        "o navegador recebe regras estritas que impedem a execução de código alheio;",
        "os ficheiros exportados não são guardados por nós.",
      ],
    },
    {
      heading: "11. Os seus direitos",
      paragraphs: [
        "Nos termos do Regulamento Geral sobre a Proteção de Dados (RGPD) pode pedir o acesso aos seus dados, a retificação, o apagamento, a limitação do tratamento e a portabilidade, pode opor-se ao tratamento e pode retirar o consentimento a qualquer momento, sem pôr em causa o que foi feito até então.",
        "Em «Conta e segurança», em qualquer plano e sem custos, obtém num só ficheiro todos os dados que lhe dizem respeito, retira o consentimento e elimina a conta. Também pode pedi-lo ao operador; a resposta é dada no prazo de um mês.",
        "Se entender que os seus direitos não foram respeitados, pode apresentar reclamação à Comissão Nacional de Proteção de Dados (CNPD), em www.cnpd.pt.",
      ],
    },
    {
      heading: "12. Alterações a esta política",
      paragraphs: [
        "Se esta política mudar, a nova versão é publicada nesta página com a data da atualização. Se a mudança alterar o que fazemos com os seus dados, pediremos de novo o seu consentimento.",
      ],
    },
  ],
});
