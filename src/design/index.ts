/**
 * The design system's entry. Nothing here imports Radix: dialogs, toasts and tooltips are in `overlays.ts`, which is
 * loaded lazily.
 */
export { Accordion, type AccordionProps } from './Accordion.tsx';
export { ArticleRows } from './ArticleRows.tsx';
export { BarChart, type BarChartProps } from './BarChart.tsx';
export { Breadcrumb, type BreadcrumbProps } from './Breadcrumb.tsx';
export { Button, ButtonLink, type ButtonLook, type ButtonProps } from './Button.tsx';
export { Card, CardButton, CardLink } from './Card.tsx';
export { Checkbox, type CheckboxProps } from './Checkbox.tsx';
export { ChoiceCards, type ChoiceCardsProps } from './ChoiceCards.tsx';
export { ChoiceGroup, type ChoiceGroupProps } from './ChoiceGroup.tsx';
export { CodeBlock, type CodeBlockProps } from './CodeBlock.tsx';
export {
  Combobox,
  type ComboboxAct,
  ComboboxList,
  ComboboxNote,
  ComboboxOption,
  type ComboboxOptionProps,
  ComboboxPopup,
  type ComboboxProps,
} from './Combobox.tsx';
export { Confirmation } from './Confirmation.tsx';
export {
  DocumentColumns,
  DocumentContents,
  type DocumentContentsProps,
  DocumentSection,
  type DocumentSectionProps,
  DocumentSheet,
} from './DocumentSheet.tsx';
export { Deleted, EditMarks, Inserted } from './EditMarks.tsx';
export { Entries, Entry, EntryBody, EntryEnd, EntryKey } from './Entries.tsx';
export { ErrorSummary, type ErrorSummaryProps, focusField } from './ErrorSummary.tsx';
export { Facts, type FactsProps } from './Facts.tsx';
export { FileField, type FileFieldProps } from './FileField.tsx';
export { FooterBottom, FooterFrame, FooterGroup, FooterGroups } from './Footer.tsx';
export { Form, FormActions, FormRow } from './Form.tsx';
export { insertGlobalStyles } from './globalStyles.ts';
export { Initials } from './Initials.tsx';
export {
  Cluster,
  Columns,
  Container,
  Grid,
  NeedsScript,
  PageHead,
  Section,
  Stack,
  VisuallyHidden,
} from './Layout.tsx';
export { Margin, MarginOnly } from './Margin.tsx';
export { Marker } from './Marker.ts';
export { Notice, type NoticeProps, type Tone, ToneMark } from './Notice.tsx';
export { PictureCell, PictureSheet } from './PictureSheet.tsx';
export {
  PlanCell,
  PlanColumn,
  PlanFeature,
  type PlanFeatureProps,
  PlanFeatures,
  PlanSheet,
  type PlanSheetProps,
} from './PlanSheet.tsx';
export { PostPicture, type PostPictureProps } from './PostPicture.tsx';
export { EstimatedPrice, PriceBeside, PriceFrame } from './Price.tsx';
export { ProgressLine, type ProgressLineProps } from './ProgressLine.tsx';
export { AnswerPicture } from './pictures/AnswerPicture.tsx';
export { CurrenciesPicture } from './pictures/CurrenciesPicture.tsx';
export { CuttingPicture } from './pictures/CuttingPicture.tsx';
export { DeskPicture } from './pictures/DeskPicture.tsx';
export { FeaturePicture } from './pictures/FeaturePicture.tsx';
export { HeroPicture } from './pictures/HeroPicture.tsx';
export { NotePicture } from './pictures/NotePicture.tsx';
export { PackagesPicture } from './pictures/PackagesPicture.tsx';
export type { PictureProps } from './pictures/Picture.tsx';
export { RankedPicture } from './pictures/RankedPicture.tsx';
export { type PicturedService, ServicePicture } from './pictures/ServicePicture.tsx';
export { StatePicture } from './pictures/StatePicture.tsx';
export type { HeroWords, ServiceSamples } from './pictures/samples.ts';
export { TeamPicture } from './pictures/TeamPicture.tsx';
export { VacancyPicture } from './pictures/VacancyPicture.tsx';
export { Quote } from './Quote.tsx';
export { Reserved } from './Reserved.tsx';
export { Selection } from './Selection.ts';
export { keyed, SheetTable, type SheetTableProps } from './SheetTable.tsx';
export { SkipLink } from './SkipLink.tsx';
export { Static } from './Static.tsx';
export { Stepper, type StepperProps } from './Stepper.tsx';
export { Steps, type StepsProps } from './Steps.tsx';
export { Summary, type SummaryProps } from './Summary.tsx';
export { adoptStyles, cssText, resetStyles, topBarHeight } from './stitches.ts';
export { Tabs, type TabsProps } from './Tabs.tsx';
export { Amount, Code, Heading, Kbd, Label, LinkList, Prose, Text } from './Text.tsx';
export { TextArea, type TextAreaProps } from './TextArea.tsx';
export { TextField, type TextFieldProps } from './TextField.tsx';
export { LeavingArrow, TextLink, type TextLinkProps } from './TextLink.tsx';
export {
  Logo,
  TopBarBrand,
  TopBarFrame,
  type TopBarFrameProps,
  TopBarLinks,
  type TopBarLinksProps,
} from './TopBar.tsx';
export { TopicCard, type TopicCardProps } from './TopicCard.tsx';
export { Voice, type VoiceProps } from './Voice.tsx';
