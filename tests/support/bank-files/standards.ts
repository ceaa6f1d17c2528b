import { toCsv } from "../../../src/domain/shared/csv.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { transactionId } from "../../../src/domain/shared/ids.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import { historyRows } from "../../../src/text/exports/history-rows.ts";
import type { BankFile } from "./bank-file.ts";
import { delimited } from "./delimited.ts";
import { utf8, windows1252 } from "./encode.ts";
import { comma, dayFirst, point, running, type Line } from "./line.ts";

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const sum = (lines: readonly Line[]) => lines.reduce((total, line) => total + line.cents, 0);

const direction = (amount: number) => (amount < 0 ? "DBIT" : "CRDT");

const camtBalance = (code: string, amount: number, date: string) =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${point(Math.abs(amount))}</Amt><CdtDbtInd>${direction(amount)}</CdtDbtInd><Dt><Dt>${date}</Dt></Dt></Bal>`;

const camtEntry = (row: Line) =>
  `<Ntry><Amt Ccy="EUR">${point(Math.abs(row.cents))}</Amt><CdtDbtInd>${direction(row.cents)}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${row.date}</Dt></BookgDt><NtryDtls><TxDtls><RmtInf><Ustrd>${escaped(row.text)}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;

const CAMT = {
  "camt-053.xml": ["BkToCstmrStmt", "Stmt"],
  "camt-052.xml": ["BkToCstmrAcctRpt", "Rpt"],
  "camt-054.xml": ["BkToCstmrDbtCdtNtfctn", "Ntfctn"],
} as const;

const E_FATURA = [
  "Setor",
  "Emitente",
  "Nº Fatura / ATCUD",
  "Tipo",
  "Data Emissão",
  "Total",
  "IVA",
  "Base Tributável",
  "Situação",
  "Comunicação  Emitente",
  "Comunicação  Adquirente",
];

const compact = (date: string) => date.replaceAll("-", "");

const kept = (lines: readonly Line[]): readonly Transaction[] =>
  lines.map((line, index) => ({
    id: transactionId(String(index)),
    kind: line.cents < 0 ? "expense" : "income",
    date: line.date,
    category: "Alimentação",
    amount: cents(Math.abs(line.cents)),
    description: line.text,
  }));

/** Files of the standards, of the tax portal, and our own. */
export const STANDARD_FILES: readonly BankFile[] = [
  ...Object.entries(CAMT).map(([file, [message, report]]): BankFile => ({
    file,
    source: "camt",
    kind: "current",
    digits: "8765",
    balances: "file",
    write: (lines, opening) => {
      const [first, last] = [lines[0]?.date ?? "2026-01-01", lines.at(-1)?.date ?? "2026-01-31"];
      return utf8(
        `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><${message}><${report}><Id>1</Id><Acct><Id><IBAN>PT50000000000000000008765</IBAN></Id></Acct>${camtBalance("OPBD", opening, first)}${camtBalance("CLBD", opening + sum(lines), last)}${lines.map(camtEntry).join("\n")}</${report}></${message}></Document>\n`,
      );
    },
  })),
  {
    file: "ofx-1.ofx",
    source: "ofx",
    kind: "current",
    digits: "4455",
    balances: "none",
    write: (lines, opening) =>
      windows1252(
        [
          "OFXHEADER:100\r\nDATA:OFXSGML\r\nVERSION:102\r\nENCODING:USASCII\r\nCHARSET:1252\r\n\r\n",
          "<OFX><SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS><LANGUAGE>POR</SONRS></SIGNONMSGSRSV1>",
          "<BANKMSGSRSV1><STMTTRNRS><TRNUID>1<STMTRS><CURDEF>EUR",
          "<BANKACCTFROM><BANKID>0001<ACCTID>00001234455<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST>",
          ...lines.map(
            (row, index) =>
              `\r\n<STMTTRN><TRNTYPE>${row.cents < 0 ? "DEBIT" : "CREDIT"}<DTPOSTED>${compact(row.date)}120000[0:GMT]<TRNAMT>${point(row.cents)}<FITID>${index}<CHECKNUM><NAME>${escaped(row.text)}<MEMO></STMTTRN>`,
          ),
          `</BANKTRANLIST><LEDGERBAL><BALAMT>${point(opening + sum(lines))}<DTASOF>20260131</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`,
        ].join(""),
      ),
  },
  {
    file: "ofx-misto.ofx",
    source: "ofx",
    kind: "current",
    digits: "4455",
    balances: "none",
    // Values with or without end tags, verbatim texts, comments within and after it, and harmless blanks.
    write: (lines, opening) =>
      utf8(
        [
          "OFXHEADER:100\nDATA:OFXSGML\n\n<OFX><!-- <OFX></OFX> -->\n<BANKMSGSRSV1><STMTTRNRS>\n",
          "<STMTRS>\n\t<CURDEF> EUR </CURDEF><BANKACCTFROM><BANKID><ACCTID>\n  1234455\n<ACCTTYPE>CHECKING</ACCTTYPE></BANKACCTFROM>\n<BANKTRANLIST>",
          ...lines.map(
            (row, index) =>
              `\n<STMTTRN>\n<DTPOSTED>${compact(row.date)}${index % 2 === 0 ? "</DTPOSTED>" : ""}<TRNAMT>\n${point(row.cents)} <!-- ${index} -->\n<NAME></NAME><MEMO><![CDATA[${row.text}]]></MEMO></STMTTRN>`,
          ),
          `</BANKTRANLIST><LEDGERBAL><BALAMT>${point(opening + sum(lines))}</BALAMT><DTASOF>\n20260131</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1>\n</OFX>\n<!-- fim -->\n`,
        ].join(""),
      ),
  },
  {
    file: "ofx-aberto.ofx",
    source: "ofx",
    kind: "card",
    digits: "4455",
    balances: "none",
    // The elements of lists, movements and accounts are never closed.
    write: (lines, opening) =>
      utf8(
        [
          "OFXHEADER:100\n\n<OFX><CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS><CURDEF>EUR<CCACCTFROM><ACCTID>4455<BANKTRANLIST>",
          ...lines.map(
            (row, index) =>
              `\n<STMTTRN><DTPOSTED>${compact(row.date)}<TRNAMT>${point(row.cents)}<FITID>${index}<MEMO>${escaped(row.text)}<NAME>`,
          ),
          `\n<LEDGERBAL><BALAMT>${point(opening + sum(lines))}<DTASOF>20260131</CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1></OFX>`,
        ].join(""),
      ),
  },
  {
    file: "ofx-2.ofx",
    source: "ofx",
    kind: "card",
    digits: "4455",
    balances: "none",
    write: (lines) =>
      utf8(
        [
          '<?xml version="1.0" encoding="UTF-8"?>\n<?OFX OFXHEADER="200" VERSION="211"?>\n',
          "<OFX><CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS><CURDEF>EUR</CURDEF><CCACCTFROM><ACCTID>4000********4455</ACCTID></CCACCTFROM><BANKTRANLIST>",
          ...lines.map(
            (row, index) =>
              `<STMTTRN><TRNTYPE>POS</TRNTYPE><DTPOSTED>${compact(row.date)}</DTPOSTED><TRNAMT>${point(row.cents)}</TRNAMT><FITID>${index}</FITID><NAME>${escaped(row.text)}</NAME></STMTTRN>\n`,
          ),
          "</BANKTRANLIST></CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1></OFX>\n",
        ].join(""),
      ),
  },
  {
    file: "tabela.xls",
    source: "novobanco-montante",
    signs: "seen",
    kind: "current",
    digits: null,
    balances: "rows",
    write: (lines, opening) => {
      const cells = (tag: string, texts: readonly string[]) =>
        `<tr>${texts.map((text) => `<${tag} class="c">${escaped(text)}</${tag}>`).join("")}</tr>\r\n`;
      return windows1252(
        `<html><head><meta charset="windows-1252"></head><body><table border="1">${cells("th", ["Data Movimento", "Data Valor", "Descrição", "Montante", "Saldo"])}${running(
          opening,
          lines,
        )
          .map((row) =>
            cells("td", [
              dayFirst(row.date),
              dayFirst(row.date),
              row.text,
              comma(row.cents),
              comma(row.balance),
            ]),
          )
          .join("")}</table></body></html>`,
      );
    },
  },
  {
    file: "e-fatura.csv",
    source: "e-fatura",
    kind: "cash",
    digits: null,
    balances: "none",
    write: (lines) =>
      utf8(
        `\ufeff${delimited(
          [
            E_FATURA,
            ...lines
              .toReversed()
              .map((row, index) => [
                "Outros",
                `500100144 - ${row.text}`,
                `FS 1/${index} / ABCD1234-${index}`,
                row.cents < 0 ? "Fatura simplificada" : "Nota de crédito",
                dayFirst(row.date, "/"),
                `${comma(Math.abs(row.cents))} €`,
                "0,00 €",
                `${comma(Math.abs(row.cents))} €`,
                "Registado",
                "Sim",
                "Não",
              ]),
          ],
          { by: ";" },
        )}`,
      ),
  },
  {
    file: "fincontrol-historico.csv",
    source: "fincontrol-csv",
    kind: "cash",
    digits: null,
    balances: "none",
    category: true,
    write: (lines) => utf8(toCsv(historyRows(kept(lines)))),
  },
  {
    file: "fincontrol.json",
    source: "fincontrol-json",
    kind: "cash",
    digits: null,
    balances: "none",
    category: true,
    write: (lines) => {
      const of = (kind: Transaction["kind"]) =>
        kept(lines)
          .filter((record) => record.kind === kind)
          .map(({ id, date, category, amount, description }) => ({
            id,
            data: date,
            categoria: category,
            valor: amount / 100,
            descricao: description,
          }));
      const content = { versao: 1, receitas: of("income"), despesas: of("expense") };
      return utf8(JSON.stringify(content, null, 2));
    },
  },
];
