import {
  BankFileReader,
  BankLineRegister,
  Clock,
  CreditInvoice,
  DeliveryNudge,
  FaultLog,
  IdGenerator,
  ImportBankFile,
  InvoiceDocuments,
  InvoiceRepository,
  IssueInvoices,
  MarkInvoices,
  OperatorSettings,
  PaymentLedger,
  PlaceBankLines,
  RemindOverdue,
  SaleRepository,
  UndoBankPayment,
  ViewInvoices,
  LeadCases,
  MarkSale,
  RuleOnDispute,
  UndoWaiver,
} from '@boligstyling/application';
import { Module } from '@nestjs/common';
import { useCase } from '../platform/wiring/provide.js';
import { BankFileController, BankLinesController } from './bank-lines.controller.js';
import { BillPartnersJob } from './bill-partners.job.js';
import { InvoiceTableController, InvoicesController } from './invoices.controller.js';
import { PaymentsController } from './payments.controller.js';
import { AssignmentsModule } from '../assignments/assignments.module.js';
import { SalesController } from './sales.controller.js';
import { OperatorController } from './operator.controller.js';

@Module({
  controllers: [
    PaymentsController,
    InvoicesController,
    InvoiceTableController,
    BankFileController,
    BankLinesController,
  ],
  providers: [
    useCase(IssueInvoices, [
      InvoiceRepository,
      OperatorSettings,
      IdGenerator,
      Clock,
      DeliveryNudge,
      FaultLog,
    ]),
    useCase(MarkInvoices, [PaymentLedger, IdGenerator, Clock, IssueInvoices]),
    useCase(CreditInvoice, [InvoiceRepository, SaleRepository, IssueInvoices, Clock]),
    useCase(ViewInvoices, [InvoiceRepository, InvoiceDocuments]),
    useCase(ImportBankFile, [BankFileReader, OperatorSettings, PaymentLedger, IdGenerator, Clock]),
    useCase(PlaceBankLines, [BankLineRegister, IdGenerator, Clock]),
    useCase(UndoBankPayment, [PaymentLedger, IdGenerator, Clock]),
    useCase(RemindOverdue, [InvoiceRepository, Clock, DeliveryNudge]),
    BillPartnersJob,
  ],
  exports: [IssueInvoices, ViewInvoices],
})
export class InvoicesModule {}

@Module({
  imports: [InvoicesModule, AssignmentsModule],
  controllers: [SalesController],
  providers: [
    useCase(MarkSale, [SaleRepository, Clock, IssueInvoices]),
    useCase(UndoWaiver, [SaleRepository, Clock, DeliveryNudge]),
    useCase(RuleOnDispute, [SaleRepository, LeadCases, IssueInvoices, Clock, DeliveryNudge]),
  ],
})
export class SalesModule {}

@Module({ controllers: [OperatorController] })
export class OperatorModule {}
