export interface ShapedPayment {
  readonly kid: string;
  readonly kroner: number;
  readonly payer: string;
  /** The bank's reference; empty if none. */
  readonly name: string;
}

export interface ShapedNotice {
  readonly id: string;
  /** `yyyy-MM-dd`, in Norway. */
  readonly day: string;
  readonly pages: readonly (readonly ShapedPayment[])[];
  /** All payments of a page in one entry, or one entry each with the same reference. */
  readonly isBatch: boolean;
}

/** A bank's choices that change no payment. */
export interface Shape {
  readonly account: '12345678903' | '1234.56.78903' | 'NO0512345678903';
  readonly day: 'Dt' | 'UTC' | 'offset';
  readonly amount: 'plain' | 'padded' | 'signed';
  readonly version: '02' | '08';
  readonly isEnveloped: boolean;
  readonly copyOf: string | null;
}

const DAYS = {
  Dt: (day: string) => `<Dt>${day}</Dt>`,
  offset: (day: string) => `<DtTm>${day}T00:30:00+01:00</DtTm>`,
  UTC: (day: string) => {
    const before = new Date(Date.parse(`${day}T00:30:00Z`) - 3_600_000).toISOString();
    return `<DtTm>${before}</DtTm>`;
  },
};
const AMOUNTS = {
  plain: (kroner: number) => kroner.toFixed(2),
  padded: (kroner: number) => kroner.toFixed(2).padStart(15, '0'),
  signed: (kroner: number) => `+${kroner}.`,
};

/** A CAMT.054 file with these pages of a notice, in this order. */
export function shapedFile(notice: ShapedNotice, pages: readonly number[], shape: Shape): string {
  const { id, isBatch } = notice;
  const isNew = shape.version === '08';
  const account = shape.account.startsWith('NO')
    ? `<IBAN>${shape.account}</IBAN>`
    : `<Othr><Id>${shape.account}</Id></Othr>`;
  const amount = (kroner: number) => `<Amt Ccy="NOK">${AMOUNTS[shape.amount](kroner)}</Amt>`;
  const isCopy = shape.copyOf !== null;
  const details = ({ kid, kroner, payer, name }: ShapedPayment) => `<TxDtls>
      <Refs>${name && !isCopy ? `<AcctSvcrRef>${name}</AcctSvcrRef>` : ''}<EndToEndId>NOTPROVIDED</EndToEndId></Refs>
      ${isNew ? amount(kroner) : ''}<AmtDtls><TxAmt>${amount(kroner)}</TxAmt></AmtDtls>
      <RltdPties><Dbtr>${isNew ? `<Pty><Nm>${payer}</Nm></Pty>` : `<Nm>${payer}</Nm>`}</Dbtr></RltdPties>
      <RmtInf>${kid && `<Strd><CdtrRefInf><Ref>${kid}</Ref></CdtrRefInf></Strd>`}</RmtInf>
    </TxDtls>`;
  const entry = (payments: readonly ShapedPayment[]) => `<Ntry>
    <NtryRef>1</NtryRef>${amount(payments.reduce((sum, { kroner }) => sum + kroner, 0))}
    <CdtDbtInd>CRDT</CdtDbtInd><Sts>${isNew ? '<Cd>BOOK</Cd>' : 'BOOK'}</Sts>
    <BookgDt>${DAYS[shape.day](notice.day)}</BookgDt><AcctSvcrRef>SHARED</AcctSvcrRef>
    <NtryDtls>${payments.map(details).join('')}</NtryDtls></Ntry>`;
  const page = (nth: number) => {
    const payments = notice.pages[nth] ?? [];
    const entries = isBatch ? [payments] : payments.map((payment) => [payment]);
    return `<Ntfctn><Id>${shape.copyOf ?? id}</Id>
    <NtfctnPgntn><PgNb>${nth + 1}</PgNb></NtfctnPgntn>
    ${isCopy ? '<CpyDplctInd>COPY</CpyDplctInd>' : ''}<Acct><Id>${account}</Id></Acct>
    ${entries.map(entry).join('')}</Ntfctn>`;
  };
  const document = `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.054.001.${shape.version}">
    <BkToCstmrDbtCdtNtfctn><GrpHdr><MsgId>M-${id}</MsgId></GrpHdr>${pages.map(page).join('')}
    </BkToCstmrDbtCdtNtfctn></Document>`;
  return shape.isEnveloped ? `<Envelope><AppHdr/>${document}</Envelope>` : document;
}
