import { serviceFacts } from '../../configuration/services.ts';
import { ServicePicture, Static } from '../../design/index.ts';

export const ExcelAssistPicture = () => (
  <Static name="ExcelAssistPicture">
    <ServicePicture name={serviceFacts['excel-assist'].picture} alt="" />
  </Static>
);

export const PresentationDesignPicture = () => (
  <Static name="PresentationDesignPicture">
    <ServicePicture name={serviceFacts['presentation-design'].picture} alt="" />
  </Static>
);

export const ContentEditingPicture = () => (
  <Static name="ContentEditingPicture">
    <ServicePicture name={serviceFacts['content-editing'].picture} alt="" />
  </Static>
);

export const WebsiteCopywritingPicture = () => (
  <Static name="WebsiteCopywritingPicture">
    <ServicePicture name={serviceFacts['website-copywriting'].picture} alt="" />
  </Static>
);

export const AutomationAiPicture = () => (
  <Static name="AutomationAiPicture">
    <ServicePicture name={serviceFacts['automation-ai'].picture} alt="" />
  </Static>
);

export const NotSurePicture = () => (
  <Static name="NotSurePicture">
    <ServicePicture name="undecided" alt="" />
  </Static>
);
