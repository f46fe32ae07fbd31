export interface CamtPayment {
  readonly reference: string;
  readonly kid?: string;
  /** In kroner. */
  readonly amount: string;
}

/** A CAMT.054 file with one entry that gathers these payments, as Norwegian banks write it. */
export function camtFile(payments: readonly CamtPayment[], entry = 'E1', currency = 'NOK'): string {
  const details = payments.map(
    ({ reference, kid, amount }) => `
        <TxDtls>
          <Refs><AcctSvcrRef>${reference}</AcctSvcrRef><EndToEndId>NOTPROVIDED</EndToEndId></Refs>
          <Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd>
          <RmtInf>${kid === undefined ? '<Ustrd>Hilsen Kari</Ustrd>' : `<Strd><CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry></Tp><Ref>${kid}</Ref></CdtrRefInf></Strd>`}</RmtInf>
        </TxDtls>`,
  );
  const sum = payments.reduce((all, { amount }) => all + Number(amount), 0);
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.054.001.02">
  <BkToCstmrDbtCdtNtfctn>
    <GrpHdr><MsgId>M1</MsgId><CreDtTm>2026-12-10T06:00:00</CreDtTm></GrpHdr>
    <Ntfctn>
      <Id>N1</Id>
      <Acct><Id><Othr><Id>12345678903</Id></Othr></Id></Acct>
      <Ntry>
        <NtryRef>${entry}</NtryRef><Amt Ccy="${currency}">${sum.toFixed(2)}</Amt><CdtDbtInd>CRDT</CdtDbtInd>
        <Sts>BOOK</Sts><BookgDt><Dt>2026-12-10</Dt></BookgDt>
        <NtryDtls>${details.join('')}
        </NtryDtls>
      </Ntry>
    </Ntfctn>
  </BkToCstmrDbtCdtNtfctn>
</Document>`;
}
