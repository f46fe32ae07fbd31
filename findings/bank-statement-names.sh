#!/bin/sh
# Version: iso20022.js 0.0.15.
# Input: a CAMT.053 statement with an account number and a bank's reference that begin with 0, a KID,
# and a payer's name with a numeric character reference.
# Behaviour: the leading zeros are gone, the reference has become a number, the name still has its
# character reference, and the structured reference is not in the result at all.
# Output:
#> account "1234560"
#> reference 123456
#> payer "Kari Bj&#248;rk"
#> has the KID: false
. "$(dirname "$0")/run"
npm_packages iso20022.js@0.0.15
run_node <<'END'
import { CashManagementEndOfDayReport } from 'iso20022.js';

const statement = `<?xml version="1.0"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt>
<GrpHdr><MsgId>M1</MsgId><CreDtTm>2026-11-29T08:00:00</CreDtTm></GrpHdr>
<Stmt><Id>S1</Id><CreDtTm>2026-11-29T08:00:00</CreDtTm>
<Acct><Id><Othr><Id>00001234560</Id></Othr></Id><Ccy>NOK</Ccy>
<Svcr><FinInstnId><BIC>DNBANOKK</BIC></FinInstnId></Svcr></Acct>
<Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="NOK">1234.50</Amt>
<CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-29</Dt></Dt></Bal>
<Ntry><Amt Ccy="NOK">1234.50</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts>
<BookgDt><Dt>2026-11-29</Dt></BookgDt><AcctSvcrRef>000123456</AcctSvcrRef><BkTxCd/>
<NtryDtls><TxDtls><RltdPties><Dbtr><Nm>Kari Bj&#248;rk</Nm></Dbtr></RltdPties>
<RmtInf><Strd><CdtrRefInf><Ref>100017</Ref></CdtrRefInf></Strd></RmtInf></TxDtls></NtryDtls>
</Ntry></Stmt></BkToCstmrStmt></Document>`;
const { statements } = CashManagementEndOfDayReport.fromXML(statement);
const [{ account, entries }] = statements;
const text = (value) => JSON.stringify(value);
console.log('account', text(account.accountNumber));
console.log('reference', text(entries[0].accountServicerReferenceId));
console.log('payer', text(entries[0].transactions[0].debtor.name));
console.log('has the KID:', text(statements).includes('100017'));
END
